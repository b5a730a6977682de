import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { session, user } from './auth.tables';

export const insertSession = (db: Db, row: typeof session.$inferInsert) => db.insert(session).values(row);

export async function selectSessionUser(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: session.id,
      id: user.id,
      email: user.email,
      username: user.username,
      displayName: user.displayName,
      avatar: user.avatar,
      isAdmin: user.isAdmin,
      oppositionType: user.oppositionType,
      planTier: user.planTier,
      trialEndsAt: user.trialEndsAt,
      createdAt: user.createdAt,
      totpConfirmedAt: user.totpConfirmedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  return row;
}

export const deleteSessionByToken = (db: Db, tokenHash: string) =>
  db.delete(session).where(eq(session.tokenHash, tokenHash));

export const deleteSession = (db: Db, userId: string, sessionId: string) =>
  db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });

export const deleteSessions = (db: Db, userId: string, exceptSessionId?: string) =>
  db
    .delete(session)
    .where(and(eq(session.userId, userId), exceptSessionId ? ne(session.id, exceptSessionId) : undefined));

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.delete(session).where(lte(session.expiresAt, now));
