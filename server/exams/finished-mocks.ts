import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { exam } from './exams.tables';

/** Days with a finished mock, once each. */
export const finishedMockDays = async (db: Db, userId: string, from: string): Promise<string[]> => {
  const day = sql<string>`(${exam.finishedAt} at time zone 'Europe/Madrid')::date::text`;
  const rows = await db
    .select({ day })
    .from(exam)
    .where(
      and(
        eq(exam.userId, userId),
        eq(exam.kind, 'mock'),
        eq(exam.state, 'finished'),
        gte(exam.finishedAt, sql`${from}::date - 1`),
      ),
    );
  return rows.map((row) => row.day).filter((one) => one >= from);
};
