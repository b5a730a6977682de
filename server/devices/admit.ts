import { deviceLimitStatus, keepsPlace, placeHolders } from '@atalaya/core/devices/devices';
import { lockAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import { afterCommit, type Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { inTime } from '../platform/process/in-time';
import type { Realtime } from '../platform/realtime/realtime';
import type { Admit, DevicePlace, Identity, Sighting } from '../platform/sessions';
import { known } from './devices';
import {
  selectDevice,
  selectDevicesForPlaces,
  selectNextTurn,
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
  const before = await selectDevice(tx, user.id, device.id);
  const keeps = before !== undefined && keepsPlace(known(before), now);
  const activeSince = keeps ? before.activeSince : await selectNextTurn(tx, user.id, now);
  const seen = { ...seenOf(identity, sighting, now), activeSince, endedAt: null };
  await upsertDevice(tx, { userId: user.id, id: device.id, firstSeenAt: now, ...seen }).catch(explainEnded);
  const devices = (await selectDevicesForPlaces(tx, user.id, now)).map(known);
  const holders = placeHolders(devices, now);
  // A device that was silent may have a socket still: it ends when others have the places.
  if (devices.some((one) => one.signedIn && !holders.includes(one))) {
    const kept = holders.map(({ id }) => id);
    afterCommit(tx, () => realtime.keepDevices(user.id, kept));
  }
  const { blocked, exceedsLimit } = deviceLimitStatus(devices, device.id, now);
  return blocked ? 'blocked' : exceedsLimit ? 'over-limit' : 'active';
}

/** The session may be closed while its own request runs; the foreign key then fails. */
function explainEnded(error: unknown): never {
  const cause = error instanceof Error ? String(error.cause) : '';
  throw cause.includes('device_session_id_session_id_fk') ? new AppError('request.unauthenticated') : error;
}
