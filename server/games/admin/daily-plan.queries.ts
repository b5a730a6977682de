import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import type { DailyRow } from '../daily.queries';
import { gameDaily } from '../games.tables';

export const selectDailies = (db: Db, first: string, last: string): Promise<DailyRow[]> =>
  db
    .select()
    .from(gameDaily)
    .where(between(gameDaily.day, first, last))
    .orderBy(asc(gameDaily.day));

/** A day that nobody planned has no row to lock. */
export const lockDay = (db: Db, day: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`game-daily:${day}`}, 0))`);

/** False if the puzzle of the day exists already. */
export const deletePlan = async (db: Db, day: string): Promise<boolean> =>
  (
    await db
      .delete(gameDaily)
      .where(and(eq(gameDaily.day, day), isNull(gameDaily.puzzle)))
      .returning({ day: gameDaily.day })
  ).length > 0;

/** Undefined if the puzzle of the day exists already. */
export async function savePlan(db: Db, row: typeof gameDaily.$inferInsert): Promise<DailyRow | undefined> {
  const { game, topics, title, difficulty } = row;
  return first(
    db
      .insert(gameDaily)
      .values(row)
      .onConflictDoUpdate({
        target: gameDaily.day,
        set: { game, topics, title, difficulty },
        setWhere: isNull(gameDaily.puzzle),
      })
      .returning(),
  );
}
