import { effectiveTier } from '@atalaya/core/auth/tier';
import { DAY_MS } from '@atalaya/core/platform/durations';
import type { Clock } from '../platform/clock';
import type { Database, Db } from '../platform/db';
import { newId } from '../platform/ids';
import { hashToken, type Identify, newToken } from '../platform/sessions';
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  insertSession,
  prepareSessionUser,
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

/** Finds out who holds a token, with one joined query. */
export function makeIdentify(db: Database, clock: Clock): Identify {
  const sessionUser = prepareSessionUser(db);
  return async (tokenHash) => {
    const now = clock.now();
    const [row] = await sessionUser.execute({ tokenHash, now: now.toISOString() });
    if (!row) return null;
    const { sessionId, planTier, trialEndsAt, totpConfirmedAt, createdAt, ...user } = row;
    const tier = effectiveTier({
      isAdmin: user.isAdmin,
      planTier,
      trialRuns: trialEndsAt !== null && trialEndsAt > now,
      oppositionType: user.oppositionType,
    });
    return {
      sessionId,
      user: { ...user, tier, createdAt: createdAt.toISOString() },
      hasSecondFactor: totpConfirmedAt !== null,
    };
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
