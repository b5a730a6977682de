import type { PlaySource } from '@atalaya/core/games/game';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { gamePlay } from './games.tables';

export type PlayRow = typeof gamePlay.$inferSelect;

/** Undefined if the user already has a play of this challenge or duel. */
export const insertPlay = (db: Db, values: typeof gamePlay.$inferInsert): Promise<PlayRow | undefined> =>
  first(db.insert(gamePlay).values(values).onConflictDoNothing().returning());

export const selectPlay = (db: Db, userId: string, id: string): Promise<PlayRow | undefined> =>
  first(
    db
      .select()
      .from(gamePlay)
      .where(and(eq(gamePlay.id, id), eq(gamePlay.userId, userId))),
  );

export const lockPlay = (db: Db, userId: string, id: string): Promise<PlayRow | undefined> =>
  first(
    db
      .select()
      .from(gamePlay)
      .where(and(eq(gamePlay.id, id), eq(gamePlay.userId, userId)))
      .for('update'),
  );

export const selectPlayFrom = (
  db: Db,
  userId: string,
  source: PlaySource,
  sourceRef: string,
): Promise<PlayRow | undefined> =>
  first(
    db
      .select()
      .from(gamePlay)
      .where(
        and(eq(gamePlay.userId, userId), eq(gamePlay.source, source), eq(gamePlay.sourceRef, sourceRef)),
      ),
  );

/** All plays of one challenge or duel. */
export const selectPlaysFrom = (db: Db, source: PlaySource, sourceRef: string): Promise<PlayRow[]> =>
  db
    .select()
    .from(gamePlay)
    .where(and(eq(gamePlay.source, source), eq(gamePlay.sourceRef, sourceRef)))
    .orderBy(asc(gamePlay.startedAt));

export const updatePlay = (db: Db, id: string, values: Partial<typeof gamePlay.$inferInsert>) =>
  db.update(gamePlay).set(values).where(eq(gamePlay.id, id));

export const hasFingerprint = async (db: Db, userId: string, fingerprint: string): Promise<boolean> =>
  (
    await db
      .select({ id: gamePlay.id })
      .from(gamePlay)
      .where(and(eq(gamePlay.userId, userId), eq(gamePlay.fingerprint, fingerprint)))
      .limit(1)
  ).length > 0;

export const selectAllPlays = (db: Db, userId: string) =>
  db.select().from(gamePlay).where(eq(gamePlay.userId, userId)).orderBy(asc(gamePlay.startedAt));

/** The last play that was begun and not ended. */
export const selectRunning = (db: Db, userId: string) =>
  first(
    db
      .select({ id: gamePlay.id, game: gamePlay.game })
      .from(gamePlay)
      .where(and(eq(gamePlay.userId, userId), eq(gamePlay.state, 'running')))
      .orderBy(desc(gamePlay.startedAt))
      .limit(1),
  );
