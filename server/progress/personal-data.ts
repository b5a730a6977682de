import { asc, eq } from 'drizzle-orm';
import { contribute } from '../profile/personal-data';
import { readinessDay } from './progress.tables';

export function contributeReadiness(): void {
  contribute('preparacion', {
    tables: ['readiness_day'],
    read: (db, userId) =>
      db.select().from(readinessDay).where(eq(readinessDay.userId, userId)).orderBy(asc(readinessDay.day)),
  });
}
