import type { Game } from '@atalaya/core/games/game';
import type { PlayedItem } from '@atalaya/core/games/play';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { ALL_TOPICS, gameDay, gameItem, gameTotal } from './games.tables';

/** One row for each item: a statement cannot change the same row twice. */
export async function addToItems(
  db: Db,
  userId: string,
  items: readonly PlayedItem[],
  now: Date,
): Promise<void> {
  const rows = new Map<string, typeof gameItem.$inferInsert>();
  for (const { kind, itemId, topic, outcome } of items) {
    const before = rows.get(`${kind} ${itemId}`);
    rows.set(`${kind} ${itemId}`, {
      userId,
      kind,
      itemId,
      topic,
      lastAt: now,
      played: (before?.played ?? 0) + 1,
      right: (before?.right ?? 0) + (outcome === 'right' ? 1 : 0),
    });
  }
  if (rows.size === 0) return;
  await db
    .insert(gameItem)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [gameItem.userId, gameItem.kind, gameItem.itemId],
      set: {
        played: sql`${gameItem.played} + excluded.played`,
        right: sql`${gameItem.right} + excluded.right`,
        lastAt: sql`excluded.last_at`,
      },
    });
}

export const addToDay = (db: Db, rows: (typeof gameDay.$inferInsert)[]) =>
  db
    .insert(gameDay)
    .values(rows)
    .onConflictDoUpdate({
      target: [gameDay.userId, gameDay.day, gameDay.game, gameDay.topic],
      set: {
        plays: sql`${gameDay.plays} + excluded.plays`,
        won: sql`${gameDay.won} + excluded.won`,
        activeMs: sql`${gameDay.activeMs} + excluded.active_ms`,
        items: sql`${gameDay.items} + excluded.items`,
        right: sql`${gameDay.right} + excluded.right`,
        met: sql`${gameDay.met} + excluded.met`,
        kept: sql`${gameDay.kept} + excluded.kept`,
      },
    });

export const selectTotal = (db: Db, userId: string, game: Game) =>
  first(
    db
      .select()
      .from(gameTotal)
      .where(and(eq(gameTotal.userId, userId), eq(gameTotal.game, game))),
  );

export const upsertTotal = (db: Db, row: typeof gameTotal.$inferInsert) =>
  db
    .insert(gameTotal)
    .values(row)
    .onConflictDoUpdate({ target: [gameTotal.userId, gameTotal.game], set: row });

export const selectTotals = (db: Db, userId: string) =>
  db.select().from(gameTotal).where(eq(gameTotal.userId, userId));

/** Whole plays by day and game. */
export const selectDaysSince = (db: Db, userId: string, day: string) =>
  db
    .select()
    .from(gameDay)
    .where(and(eq(gameDay.userId, userId), gte(gameDay.day, day), eq(gameDay.topic, ALL_TOPICS)))
    .orderBy(asc(gameDay.day));

/** Terms that went wrong more often than right, the worst first. */
export const selectHardTerms = (db: Db, userId: string, limit: number) =>
  db
    .select({
      itemId: gameItem.itemId,
      topic: gameItem.topic,
      played: gameItem.played,
      right: gameItem.right,
    })
    .from(gameItem)
    .where(
      and(
        eq(gameItem.userId, userId),
        eq(gameItem.kind, 'term'),
        gte(gameItem.played, 2),
        sql`${gameItem.right} * 2 <= ${gameItem.played}`,
      ),
    )
    .orderBy(sql`${gameItem.right}::real / ${gameItem.played}`, asc(gameItem.itemId))
    .limit(limit);

export const selectAllItems = (db: Db, userId: string) =>
  db.select().from(gameItem).where(eq(gameItem.userId, userId));
export const selectAllDays = (db: Db, userId: string) =>
  db.select().from(gameDay).where(eq(gameDay.userId, userId));
