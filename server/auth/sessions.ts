import { effectiveTier } from '@atalaya/core/auth/tier';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { hashToken, type Identity, newToken } from '../platform/sessions';
import { insertSession, selectSessionUser } from './sessions.queries';

const LIFETIME_MS = 60 * 24 * 60 * 60 * 1000;

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
export async function findIdentity(db: Db, tokenHash: string, now: Date): Promise<Identity | null> {
  const row = await selectSessionUser(db, tokenHash, now);
  if (!row) return null;
  const { sessionId, createdAt, planTier, trialEndsAt, ...user } = row;
  const trialRuns = trialEndsAt !== null && trialEndsAt > now;
  const tier = effectiveTier({ isAdmin: user.isAdmin, planTier, trialRuns, oppositionType: user.oppositionType });
  return { sessionId, user: { ...user, tier, createdAt: createdAt.toISOString() } };
}
