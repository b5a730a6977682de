import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { storedDevice } from '../devices/session-device';
import type { Database, Db } from '../platform/db';
import { session, user } from './auth.tables';

export const insertSession = (db: Db, row: typeof session.$inferInsert) => db.insert(session).values(row);

/** Runs with every request of a signed-in user, so it is built and prepared once. */
export function prepareSessionUser(db: Database) {
  // A session without one is a device of its own.
  const deviceId = sql<string>`coalesce(${session.deviceId}, ${session.id}::text)`;
  return db
    .select({
      sessionId: session.id,
      confirmedAt: session.confirmedAt,
      expiresAt: session.expiresAt,
      deviceId,
      device: storedDevice(session.userId, deviceId),
      devicesFixedUntil: user.devicesFixedUntil,
      id: user.id,
      email: user.email,
      username: user.username,
      displayName: user.displayName,
      avatar: user.avatar,
      isAdmin: user.isAdmin,
      roles: user.roles,
      oppositionType: user.oppositionType,
      planTier: user.planTier,
      trialEndsAt: user.trialEndsAt,
      createdAt: user.createdAt,
      totpConfirmedAt: user.totpConfirmedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), isNull(user.suspendedAt)))
    .prepare('session_user');
}

export const updateSession = (
  db: Db,
  sessionId: string,
  values: Pick<typeof session.$inferInsert, 'tokenHash' | 'confirmedAt'>,
) => db.update(session).set(values).where(eq(session.id, sessionId));

export const deleteSessionByToken = (db: Db, tokenHash: string) =>
  db.delete(session).where(eq(session.tokenHash, tokenHash)).returning({ id: session.id });

export const deleteSessions = (db: Db, userId: string, exceptSessionId?: string) =>
  db
    .delete(session)
    .where(and(eq(session.userId, userId), exceptSessionId ? ne(session.id, exceptSessionId) : undefined))
    .returning({ id: session.id });

export const deleteDeviceSessions = (db: Db, userId: string, deviceId: string, sessionId: string | null) =>
  db
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        or(eq(session.deviceId, deviceId), sessionId ? eq(session.id, sessionId) : undefined),
      ),
    )
    .returning({ id: session.id });

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.delete(session).where(lte(session.expiresAt, now)).returning({ id: session.id });
