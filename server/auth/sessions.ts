import { effectiveTier } from '@atalaya/core/auth/tier';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { deviceIn } from '../devices/session-device';
import type { Clock } from '../platform/clock';
import type { Database, Db } from '../platform/db';
import { newId } from '../platform/ids';
import { hashToken, type Identify, newToken } from '../platform/sessions';
import {
  deleteDeviceSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  insertSession,
  prepareSessionUser,
} from './sessions.queries';

const LIFETIME_MS = 60 * DAY_MS;

/** Returns the token for the cookie; only its hash is stored. */
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

export function makeIdentify(db: Database, clock: Clock): Identify {
  const sessionUser = prepareSessionUser(db);
  return async (tokenHash) => {
    const now = clock.now();
    const [row] = await sessionUser.execute({ tokenHash, now: now.toISOString() });
    if (!row) return null;
    const { sessionId, planTier, trialEndsAt, totpConfirmedAt, createdAt, roles, device, ...user } = row;
    const tier = effectiveTier({
      isAdmin: user.isAdmin,
      planTier,
      trialRuns: trialEndsAt !== null && trialEndsAt > now,
      oppositionType: user.oppositionType,
    });
    return {
      sessionId,
      user: { ...user, ...(roles.length > 0 ? { roles } : {}), tier, createdAt: createdAt.toISOString() },
      hasSecondFactor: totpConfirmedAt !== null,
      device: deviceIn(device),
    };
  };
}

/** False when the user has no such session. */
export const endSession = async (db: Db, userId: string, sessionId: string): Promise<boolean> =>
  (await deleteSession(db, userId, sessionId)).length > 0;

export async function endSessions(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, exceptSessionId);
}

export async function endDeviceSessions(
  db: Db,
  userId: string,
  deviceId: string,
  sessionId: string | null,
): Promise<void> {
  await deleteDeviceSessions(db, userId, deviceId, sessionId);
}

export async function endSessionByToken(db: Db, token: string | undefined): Promise<void> {
  if (token) await deleteSessionByToken(db, hashToken(token));
}
