import {
  deviceLimitStatus,
  FIXED_FOR_MS,
  isReplacement,
  pairToFix,
  REPLACEMENT_WINDOW_MS,
  replacedTooOften,
} from '@atalaya/core/devices/devices';
import { lockAccount, updateAccount } from '../auth/accounts';
import { endDeviceSessions } from '../auth/sessions';
import { AppError } from '../platform/app-error';
import { afterCommit, type Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { known } from './devices';
import {
  clearFixed,
  deleteReplacements,
  insertReplacement,
  markClosed,
  selectDevices,
  selectReplacementsSince,
  setFixed,
} from './devices.queries';

/** Too many replacements restrict the account to its two devices for a while. */
export async function closeOwnDevice(
  kit: Kit,
  { user, device: { id: currentId } }: Identity,
  closedId: string,
): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    // Locked, so that concurrent requests count as separate replacements.
    await lockAccount(tx, user.id);
    const devices = (await selectDevices(tx, user.id)).map(known);
    const closed = devices.find(({ id }) => id === closedId);
    if (!closed) throw new AppError('devices.unknown');
    const standing = deviceLimitStatus(devices, currentId, now);
    if (standing.blocked && closedId !== currentId) throw new AppError('devices.blocked');
    await markClosed(tx, user.id, closedId, now);
    await endDeviceSessions(kit, tx, user.id, closed);
    if (!isReplacement(standing, closedId, currentId)) return;
    await insertReplacement(tx, { id: newId(now), userId: user.id, replacedId: closedId, at: now });
    const since = new Date(now.getTime() - REPLACEMENT_WINDOW_MS);
    const replaced = await selectReplacementsSince(tx, user.id, since);
    if (
      replacedTooOften(
        replaced.map(({ at }) => at),
        now,
      )
    ) {
      const pair = pairToFix(standing, closedId, currentId);
      await fixDevices(tx, user.id, pair, new Date(now.getTime() + FIXED_FOR_MS));
      afterCommit(tx, () => kit.realtime.keepDevices(user.id, pair));
    }
  });
}

export async function fixDevices(
  db: Db,
  userId: string,
  pair: readonly string[],
  until: Date,
): Promise<void> {
  await setFixed(db, userId, pair, until);
  await updateAccount(db, userId, { devicesFixedUntil: until });
}

/** Lifts the restriction and resets the count of replacements. */
export async function freeDevices(db: Db, userId: string): Promise<void> {
  await clearFixed(db, userId);
  await deleteReplacements(db, userId);
  await updateAccount(db, userId, { devicesFixedUntil: null });
}
