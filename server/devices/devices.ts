import {
  type DeviceLimitStatus,
  type DeviceState,
  deviceLimitStatus,
  isActive,
} from '@atalaya/core/devices/devices';
import { BLOCKED_MESSAGE, OVER_LIMIT_MESSAGE } from '@atalaya/core/devices/session-view';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import {
  clearFingerprints,
  type DeviceRow,
  markEnded,
  selectDevices,
  selectRecentDevices,
  updateFingerprint,
} from './devices.queries';
import { isFresh, recordDevice, type Sighting } from './sightings';

export type KnownDevice = DeviceRow & DeviceState;

export const known = (row: DeviceRow): KnownDevice => ({ ...row, signedIn: row.sessionId !== null });

/** Polled by every page: one query, and a write only when the stored activity is stale. */
export async function checkDevices({ db, clock }: Kit, identity: Identity, sighting: Sighting) {
  const now = clock.now();
  const rows = await selectRecentDevices(db, identity.user.id);
  const written = rows.find(({ id }) => id === sighting.deviceId);
  const current =
    written && isFresh(written, identity, now) ? written : await recordDevice(db, identity, sighting, now);
  const devices = [
    current,
    ...rows.filter((row) => row !== written && row.sessionId !== current.sessionId),
  ].map(known);
  return limitAnswer(deviceLimitStatus(devices, current.id, now), current.id);
}

function limitAnswer(
  { blocked, exceedsLimit, active, registered }: DeviceLimitStatus<KnownDevice>,
  currentId: string,
) {
  return {
    blocked,
    exceedsLimit,
    deviceCount: blocked ? registered.length : active.length,
    // A blocked device cannot close others, so it does not see them.
    sessions: blocked ? [] : active.map((device) => sessionAnswer(device, currentId)),
    allowedDevices: registered.map(({ browser, operatingSystem }) => ({ browser, operatingSystem })),
    message: blocked ? BLOCKED_MESSAGE : exceedsLimit ? OVER_LIMIT_MESSAGE : null,
  };
}

const sessionAnswer = (device: KnownDevice, currentId: string) => ({
  sessionId: device.id,
  device: device.kind,
  browser: device.browser,
  operatingSystem: device.operatingSystem,
  ipAddress: device.ipAddress,
  lastActivity: device.lastSeenAt.toISOString(),
  fingerprintId: device.fingerprintId ?? device.id,
  isCurrent: device.id === currentId,
});

/** Every signed-in device, active or not. */
export async function listOwnDevices({ db, clock }: Kit, userId: string, currentId: string) {
  const devices = (await selectDevices(db, userId)).map(known).filter(({ signedIn }) => signedIn);
  const own = devices.filter(({ id }) => id === currentId);
  return [...own, ...devices.filter((device) => !own.includes(device))].map((device) => ({
    ...sessionAnswer(device, currentId),
    isActive: isActive(device, clock.now()),
    firstSeen: device.firstSeenAt.toISOString(),
  }));
}

export async function endCurrent({ db, clock }: Kit, { user, sessionId }: Identity): Promise<void> {
  await markEnded(db, user.id, sessionId, clock.now());
}

/** Callers must check the user's consent first. */
export async function nameByFingerprint(
  db: Db,
  userId: string,
  deviceId: string,
  fingerprintId: string,
): Promise<void> {
  await updateFingerprint(db, userId, deviceId, fingerprintId);
}

export async function forgetFingerprints(db: Db, userId: string): Promise<void> {
  await clearFingerprints(db, userId);
}
