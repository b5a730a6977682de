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
  selectDevicesForPlaces,
  updateFingerprint,
} from './devices.queries';

export type KnownDevice = DeviceRow & DeviceState;

export const known = (row: DeviceRow): KnownDevice => ({ ...row, signedIn: row.sessionId !== null });

/** Polled by every page. The guard has stored before that this device is in use. */
export async function checkDevices({ db, clock }: Kit, { user, device }: Identity) {
  const now = clock.now();
  const devices = (await selectDevicesForPlaces(db, user.id, now, device.id)).map(known);
  return limitAnswer(deviceLimitStatus(devices, device.id, now), device.id);
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
  lastActivity: device.lastSeenAt,
  fingerprintId: device.fingerprintId ?? device.id,
  isCurrent: device.id === currentId,
});

/** Every signed-in device, active or not; of a blocked one only itself. */
export async function listOwnDevices({ db, clock }: Kit, { user, device: { id, state } }: Identity) {
  const devices = (await selectDevices(db, user.id)).map(known).filter(({ signedIn }) => signedIn);
  const own = devices.filter((device) => device.id === id);
  const others = state === 'blocked' ? [] : devices.filter((device) => !own.includes(device));
  return [...own, ...others].map((device) => ({
    ...sessionAnswer(device, id),
    isActive: isActive(device, clock.now()),
    firstSeen: device.firstSeenAt,
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
