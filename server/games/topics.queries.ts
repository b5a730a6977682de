import type { Game } from '@atalaya/core/games/game';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { gameTopic } from './games.tables';

export const selectClosedTopics = (db: Db) =>
  db.select().from(gameTopic).orderBy(asc(gameTopic.topic), asc(gameTopic.game));

/** Those of these topics that feed the game. */
export async function openTopics(db: Db, game: Game, topics: readonly number[]): Promise<number[]> {
  const rows = await db.select().from(gameTopic).where(eq(gameTopic.game, game));
  const closed = new Set(rows.map(({ topic }) => topic));
  return topics.filter((topic) => !closed.has(topic));
}

/** Lets one admin at a time change the list. */
export const lockTopics = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('game-topics', 0))`);

/** False if it was closed already. */
export const closeTopic = async (db: Db, game: Game, topic: number): Promise<boolean> =>
  (await db.insert(gameTopic).values({ game, topic }).onConflictDoNothing().returning()).length > 0;

/** False if it was open already. */
export const openTopic = async (db: Db, game: Game, topic: number): Promise<boolean> =>
  (
    await db
      .delete(gameTopic)
      .where(and(eq(gameTopic.game, game), eq(gameTopic.topic, topic)))
      .returning()
  ).length > 0;
