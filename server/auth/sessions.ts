import { effectiveTier } from '@atalaya/core/auth/tier';
import { DAY_MS } from '@atalaya/core/platform/durations';
import type postgres from 'postgres';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { hashToken, type Identity, newToken } from '../platform/sessions';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  insertSession,
  selectSessionUser,
} from './sessions.queries';

const LIFETIME_MS = 60 * DAY_MS;

/** A new session; the token leaves the server once, in the cookie. */
export async function createSession(db: Db, userId: string, now: Date, deviceId?: string): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    id: newId(now),
    userId,
    tokenHash: hashToken(token),
    deviceId: deviceId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

/** Who holds this token, in one joined query. */
export async function findIdentity(
  sql: postgres.Sql,
  tokenHash: string,
  now: Date,
): Promise<Identity | null> {
  const row = await selectSessionUser(sql, tokenHash, now);
  if (!row) return null;
  const { sessionId, planTier, trialRuns, hasSecondFactor, createdAt, ...user } = row;
  const tier = effectiveTier({
    isAdmin: user.isAdmin,
    planTier,
    trialRuns,
    oppositionType: user.oppositionType,
  });
  return {
    sessionId,
    user: { ...user, tier, createdAt: new Date(createdAt).toISOString() },
    hasSecondFactor,
  };
}

/** Ends one session of a user. False when it was not theirs, or had ended already. */
export const endSession = async (db: Db, userId: string, sessionId: string): Promise<boolean> =>
  (await deleteSession(db, userId, sessionId)).length > 0;

/** Ends every session of a user, but for the one that asks where that is given. */
export async function endSessions(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, exceptSessionId);
}

/** Ends whatever session a browser's cookie stands for. */
export async function endSessionOf(db: Db, token: string | undefined): Promise<void> {
  if (token) await deleteSessionByToken(db, hashToken(token));
}
