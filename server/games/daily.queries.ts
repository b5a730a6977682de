import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { gameDaily } from './games.tables';

export type DailyRow = typeof gameDaily.$inferSelect;

export const selectDaily = (db: Db, day: string): Promise<DailyRow | undefined> =>
  first(db.select().from(gameDaily).where(eq(gameDaily.day, day)));

export const insertDaily = (db: Db, row: typeof gameDaily.$inferInsert) =>
  db.insert(gameDaily).values(row).onConflictDoNothing();

/** The first who builds it decides. */
export const freezeDaily = (db: Db, day: string, made: Pick<DailyRow, 'game' | 'puzzle'>) =>
  db
    .update(gameDaily)
    .set(made)
    .where(and(eq(gameDaily.day, day), isNull(gameDaily.puzzle)));

export const countDailyFinish = (db: Db, day: string) =>
  db
    .update(gameDaily)
    .set({ finished: sql`${gameDaily.finished} + 1` })
    .where(eq(gameDaily.day, day));
