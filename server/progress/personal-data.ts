import { asc, eq } from 'drizzle-orm';
import { contribute } from '../profile/personal-data';
import { readinessDay } from './progress.tables';

export function contributeReadiness(): void {
  contribute('preparacion', {
    // What the home page last said is made from the rest, and says nothing that is not there.
    tables: ['readiness_day', 'kept_today'],
    read: (db, userId) =>
      db.select().from(readinessDay).where(eq(readinessDay.userId, userId)).orderBy(asc(readinessDay.day)),
  });
}
