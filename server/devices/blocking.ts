import { audit } from '../admin/audit';
import { slice } from '../admin/resource/list-sql';
import { endDeviceSessions } from '../auth/sessions';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { type DeviceRow, selectBlocked, selectDevicePage, setBlocked } from './devices.queries';

const shown = ({ sessionId, firstSeenAt, lastSeenAt, blockedAt, ...device }: DeviceRow) => ({
  ...device,
  signedIn: sessionId !== null,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  blockedAt: blockedAt?.toISOString() ?? null,
});

export async function devicesForAdmin(
  { db }: Kit,
  userId: string,
  range: { page: number; pageSize: number },
) {
  const { items, total } = await selectDevicePage(db, userId, slice(range));
  return { items: items.map(shown), total, ...range };
}

type Target = { id: string; deviceId: string };

/** A blocked device also loses its sessions. */
export const setDeviceBlocked = (
  { db, clock }: Kit,
  actorId: string,
  { id: userId, deviceId }: Target,
  isBlocked: boolean,
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const device = await setBlocked(tx, userId, deviceId, isBlocked ? now : null);
    if (!device) throw new AppError('request.not-found');
    if (isBlocked) await endDeviceSessions(tx, userId, deviceId, device.sessionId);
    await audit(tx, {
      at: now,
      actorId,
      action: isBlocked ? 'user.device-blocked' : 'user.device-released',
      subject: 'user',
      subjectId: userId,
      after: { device: `${device.browser}, ${device.operatingSystem}` },
    });
    return shown(isBlocked ? { ...device, sessionId: null } : device);
  });

export async function requireUnblocked(db: Db, userId: string, deviceId: string): Promise<void> {
  if (await selectBlocked(db, userId, deviceId)) throw new AppError('devices.blocked');
}
