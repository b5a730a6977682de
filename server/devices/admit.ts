import {
  deviceLimitStatus,
  INACTIVE_AFTER_MS,
  keepsPlace,
  LATE_CALL_MS,
  placeHolders,
} from '@atalaya/core/devices/devices';
import { lockAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import { afterCommit, type Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { inTime } from '../platform/process/in-time';
import type { Realtime } from '../platform/realtime/realtime';
import type { Admit, DevicePlace, Identity, Sighting } from '../platform/sessions';
import { known } from './devices';
import {
  type DeviceRow,
  selectDevicesForPlaces,
  setHolders,
  touchDevice,
  upsertDevice,
} from './devices.queries';
import { NOTE_EVERY_MS, seenOf } from './sightings';

/** While the database hangs, a request goes on without storing that its device is in use still. */
const WAIT_MS = 2_000;

export const makeAdmit =
  ({ db, clock, log, realtime }: Pick<Kit, 'db' | 'clock' | 'log' | 'realtime'>): Admit =>
  async (identity, sighting) => {
    const { user, device } = identity;
    const now = clock.now();
    if (device.activity === 'fresh') return identity;
    if (device.activity === 'stale') {
      const before = new Date(now.getTime() - NOTE_EVERY_MS);
      const touched = touchDevice(db, user.id, device.id, seenOf(identity, sighting, now), before);
      await inTime(touched, WAIT_MS).catch((err) => log.warn({ err }, 'the device was not noted'));
      return identity;
    }
    const state = await db.transaction((tx) => takePlace(tx, realtime, identity, sighting, now));
    return { ...identity, device: { ...device, state, activity: 'fresh' } };
  };

/** One device of an account after the other, so that twenty at once find two places. */
async function takePlace(
  tx: Db,
  realtime: Realtime,
  identity: Identity,
  sighting: Sighting,
  now: Date,
): Promise<DevicePlace> {
  const { user, device } = identity;
  if (!(await lockAccount(tx, user.id))) throw new AppError('request.unauthenticated');
  const rows = await selectDevicesForPlaces(tx, user.id, now, device.id);
  const before = rows.find(({ id }) => id === device.id);
  const keeps = before !== undefined && keepsPlace(known(before), now);
  const activeSince = keeps ? before.activeSince : nextTurn(rows, now);
  const own = {
    userId: user.id,
    id: device.id,
    firstSeenAt: now,
    ...seenOf(identity, sighting, now),
    ...(keeps && before.endedAt ? { lastSeenAt: lateCallSeenAt(now) } : {}),
    activeSince,
  };
  const stored = await upsertDevice(tx, { ...own, endedAt: null }).catch(explainEnded);
  const devices = [stored, ...rows.filter((row) => row !== before)].map(known);
  const holders = placeHolders(devices, now);
  const held = holders.map(({ id }) => id);
  if (devices.some((one) => one.isWaiting === holders.includes(one))) await setHolders(tx, user.id, held);
  // A device that was silent may have a socket still: it ends when others have the places.
  if (devices.some((one) => one.signedIn && !holders.includes(one)))
    afterCommit(tx, () => realtime.keepDevices(user.id, held));
  const { blocked, exceedsLimit } = deviceLimitStatus(devices, device.id, now);
  return blocked ? 'blocked' : exceedsLimit ? 'over-limit' : 'active';
}

/** Set back, so that the device counts as inactive after LATE_CALL_MS already. */
const lateCallSeenAt = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_MS + LATE_CALL_MS);

/** After all places of the account: two devices never became active at the same moment. */
const nextTurn = (rows: readonly DeviceRow[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...rows.map(({ activeSince }) => (activeSince?.getTime() ?? 0) + 1)));

/** The session may be closed while its own request runs; the foreign key then fails. */
function explainEnded(error: unknown): never {
  const cause = error instanceof Error ? String(error.cause) : '';
  throw cause.includes('device_session_id_session_id_fk') ? new AppError('request.unauthenticated') : error;
}
