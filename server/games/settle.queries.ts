import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { gamePlay } from './games.tables';

const BATCH = 200;

/** Rounds of flashcards with answers, still open and begun before the moment. */
export const selectLeftRounds = (db: Db, before: Date) =>
  db
    .select({
      id: gamePlay.id,
      userId: gamePlay.userId,
      startedAt: gamePlay.startedAt,
      activeMs: gamePlay.activeMs,
      moves: sql<number>`jsonb_array_length(${gamePlay.moves})`.mapWith(Number),
    })
    .from(gamePlay)
    .where(
      and(
        eq(gamePlay.state, 'running'),
        eq(gamePlay.game, 'flashcards'),
        eq(gamePlay.source, 'free'),
        lt(gamePlay.startedAt, before),
        sql`jsonb_array_length(${gamePlay.moves}) > 0`,
      ),
    )
    .orderBy(asc(gamePlay.startedAt))
    .limit(BATCH);
