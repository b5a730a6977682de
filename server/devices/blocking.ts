import { audit } from '../admin/audit';
import { lockAccount } from '../auth/accounts';
import { endDeviceSessions } from '../auth/sessions';
import { requireOwnerForStaff } from '../auth/staff';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { type DeviceRow, selectBlocked, selectDevicesAfter, setBlocked } from './devices.queries';

const toView = ({ sessionId, firstSeenAt, lastSeenAt, blockedAt, ...device }: DeviceRow) => ({
  ...device,
  signedIn: sessionId !== null,
  firstSeenAt,
  lastSeenAt,
  blockedAt,
});

const keyOf = ({ lastSeenAt, id }: DeviceRow): string => `${lastSeenAt.getTime()}.${id}`;

function parseKey(key: string) {
  const dot = key.indexOf('.');
  return { lastSeenAt: new Date(Number(key.slice(0, dot))), id: key.slice(dot + 1) };
}

export async function devicesForAdmin(
  { db }: Kit,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await selectDevicesAfter(db, userId, after ? parseKey(after) : undefined, limit + 1);
  const { items, next } = keysetPage(found, limit, keyOf);
  return { items: items.map(toView), next };
}

type Target = { id: string; deviceId: string };

/** A blocked device also loses its sessions. */
export const setDeviceBlocked = (
  kit: Kit,
  actorId: string,
  { id: userId, deviceId }: Target,
  isBlocked: boolean,
) =>
  kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('request.not-found');
    await requireOwnerForStaff(tx, actorId, account);
    const device = await setBlocked(tx, userId, deviceId, isBlocked ? now : null);
    if (!device) throw new AppError('request.not-found');
    if (isBlocked) await endDeviceSessions(kit, tx, userId, device);
    await audit(tx, {
      at: now,
      actorId,
      action: isBlocked ? 'user.device-blocked' : 'user.device-released',
      subject: 'user',
      subjectId: userId,
      after: { device: `${device.browser}, ${device.operatingSystem}` },
    });
    return toView(isBlocked ? { ...device, sessionId: null } : device);
  });

export async function requireUnblocked(db: Db, userId: string, deviceId: string): Promise<void> {
  if (await selectBlocked(db, userId, deviceId)) throw new AppError('devices.blocked');
}
