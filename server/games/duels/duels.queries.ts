import type { DuelScore } from '@atalaya/core/games/duels/duel';
import { and, count, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { gameDuel } from './duels.tables';

export type DuelRow = typeof gameDuel.$inferSelect;

const isPlayer = (userId: string) => or(eq(gameDuel.challengerId, userId), eq(gameDuel.opponentId, userId));

export const insertDuel = async (
  db: Db,
  values: typeof gameDuel.$inferInsert,
): Promise<DuelRow | undefined> => (await db.insert(gameDuel).values(values).returning())[0];

export const selectDuel = async (db: Db, token: string): Promise<DuelRow | undefined> =>
  (await db.select().from(gameDuel).where(eq(gameDuel.token, token)))[0];

/** Open duels and those created since then, the newest first. */
export const selectDuels = (db: Db, userId: string, since: Date, limit: number): Promise<DuelRow[]> =>
  db
    .select()
    .from(gameDuel)
    .where(and(isPlayer(userId), gt(gameDuel.createdAt, since)))
    .orderBy(desc(gameDuel.createdAt))
    .limit(limit);

export const selectAllDuels = (db: Db, userId: string): Promise<DuelRow[]> =>
  db.select().from(gameDuel).where(isPlayer(userId)).orderBy(desc(gameDuel.createdAt));

export async function countOpen(db: Db, challengerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(gameDuel)
    .where(
      and(eq(gameDuel.challengerId, challengerId), isNull(gameDuel.closedAt), gt(gameDuel.expiresAt, now)),
    );
  return row?.open ?? 0;
}

/** Undefined if it was taken, is the user's own, or is over. */
export const takeDuel = async (
  db: Db,
  token: string,
  opponentId: string,
  now: Date,
): Promise<DuelRow | undefined> =>
  (
    await db
      .update(gameDuel)
      .set({ opponentId })
      .where(
        and(
          eq(gameDuel.token, token),
          isNull(gameDuel.opponentId),
          ne(gameDuel.challengerId, opponentId),
          isNull(gameDuel.closedAt),
          gt(gameDuel.expiresAt, now),
        ),
      )
      .returning()
  )[0];

/** Undefined if it is of somebody else, has an opponent, or is over. */
export const closeOwnDuel = async (
  db: Db,
  token: string,
  challengerId: string,
  now: Date,
): Promise<DuelRow | undefined> =>
  (
    await db
      .update(gameDuel)
      .set({ expiresAt: now, closedAt: now })
      .where(
        and(
          eq(gameDuel.token, token),
          eq(gameDuel.challengerId, challengerId),
          isNull(gameDuel.opponentId),
          isNull(gameDuel.closedAt),
        ),
      )
      .returning()
  )[0];

/** An open duel of this player, locked. */
export const lockDuel = async (db: Db, id: string, userId: string, now: Date): Promise<DuelRow | undefined> =>
  (
    await db
      .select()
      .from(gameDuel)
      .where(
        and(eq(gameDuel.id, id), isPlayer(userId), isNull(gameDuel.closedAt), gt(gameDuel.expiresAt, now)),
      )
      .for('update')
  )[0];

type Score = { challengerScore?: DuelScore; opponentScore?: DuelScore; closedAt?: Date };
export const updateDuel = (db: Db, id: string, values: Score) =>
  db.update(gameDuel).set(values).where(eq(gameDuel.id, id));

export const closeExpiredDuels = (db: Db, now: Date): Promise<DuelRow[]> =>
  db
    .update(gameDuel)
    .set({ closedAt: now })
    .where(and(isNull(gameDuel.closedAt), lte(gameDuel.expiresAt, now)))
    .returning();
