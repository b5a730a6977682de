import { effectiveTier } from '@atalaya/core/auth/tier';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { placeOf } from '../devices/session-device';
import type { Clock } from '../platform/clock';
import { afterCommit, type Database, type Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { hashToken, type Identify, newToken } from '../platform/sessions';
import {
  deleteDeviceSessions,
  deleteExpiredSessions,
  deleteSessionByToken,
  deleteSessions,
  insertSession,
  prepareSessionUser,
  updateSession,
} from './sessions.queries';

const LIFETIME_MS = 60 * DAY_MS;

/** Returns the token for the cookie; only its hash is stored. */
export async function createSession(
  db: Db,
  userId: string,
  now: Date,
  { deviceId, isConfirmed = true }: { deviceId?: string; isConfirmed?: boolean } = {},
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    id: newId(now),
    userId,
    tokenHash: hashToken(token),
    deviceId: deviceId ?? null,
    createdAt: now,
    confirmedAt: isConfirmed ? now : null,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

/** Returns a new token for the cookie: whoever has copied the old one is out, and does not come in with its owner. */
export async function confirmSession({ db, clock, realtime }: Kit, sessionId: string): Promise<string> {
  const token = newToken();
  await updateSession(db, sessionId, { tokenHash: hashToken(token), confirmedAt: clock.now() });
  // Its owner connects again with the new cookie.
  realtime.disconnectSessions([sessionId]);
  return token;
}

export function makeIdentify(db: Database, clock: Clock): Identify {
  const sessionUser = prepareSessionUser(db);
  return async (tokenHash) => {
    const now = clock.now();
    const [row] = await sessionUser.execute({ tokenHash });
    if (!row || row.expiresAt <= now) return null;
    const {
      sessionId,
      confirmedAt,
      expiresAt: _,
      deviceId,
      devicesFixedUntil,
      planTier,
      trialEndsAt,
      totpConfirmedAt,
      createdAt,
      roles,
      device,
      ...user
    } = row;
    const tier = effectiveTier({
      isAdmin: user.isAdmin,
      planTier,
      trialRuns: trialEndsAt !== null && trialEndsAt > now,
      oppositionType: user.oppositionType,
    });
    return {
      sessionId,
      confirmedAt,
      user: { ...user, ...(roles.length > 0 ? { roles } : {}), tier, createdAt: createdAt.toISOString() },
      hasSecondFactor: totpConfirmedAt !== null,
      device: placeOf(deviceId, device, devicesFixedUntil, now),
    };
  };
}

type Ended = Promise<{ id: string }[]>;

/** Whoever ends a session also closes its sockets, on all nodes, as soon as it is gone. */
async function end({ realtime }: Pick<Kit, 'realtime'>, db: Db, ended: Ended): Promise<void> {
  const ids = (await ended).map(({ id }) => id);
  if (ids.length > 0) afterCommit(db, () => realtime.disconnectSessions(ids));
}

export const endSessions = (kit: Pick<Kit, 'realtime'>, db: Db, userId: string, exceptSessionId?: string) =>
  end(kit, db, deleteSessions(db, userId, exceptSessionId));

export const endDeviceSessions = (
  kit: Pick<Kit, 'realtime'>,
  db: Db,
  userId: string,
  device: { id: string; sessionId: string | null },
) => end(kit, db, deleteDeviceSessions(db, userId, device.id, device.sessionId));

export const endExpiredSessions = (kit: Pick<Kit, 'realtime'>, db: Db, now: Date) =>
  end(kit, db, deleteExpiredSessions(db, now));

export async function endSessionByToken(
  kit: Pick<Kit, 'realtime'>,
  db: Db,
  token: string | undefined,
): Promise<void> {
  if (token) await end(kit, db, deleteSessionByToken(db, hashToken(token)));
}
