import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { readinessDay } from './progress.tables';

export type ReadinessRow = typeof readinessDay.$inferSelect;

export const saveReadiness = (db: Db, row: ReadinessRow) =>
  db
    .insert(readinessDay)
    .values(row)
    .onConflictDoUpdate({
      target: [readinessDay.userId, readinessDay.day],
      set: {
        answers: sql`excluded.answers`,
        expected: sql`excluded.expected`,
        low: sql`excluded.low`,
        high: sql`excluded.high`,
        topics: sql`excluded.topics`,
        passing: sql`excluded.passing`,
      },
    });

export const selectPredictions = (db: Db, userId: string, from: string) =>
  db
    .select({
      day: readinessDay.day,
      expected: readinessDay.expected,
      low: readinessDay.low,
      high: readinessDay.high,
    })
    .from(readinessDay)
    .where(and(eq(readinessDay.userId, userId), gte(readinessDay.day, from)))
    .orderBy(asc(readinessDay.day));
