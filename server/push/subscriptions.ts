import { notificationLabels } from '@atalaya/core/profile/notifications';
import { browserAllowance } from '@atalaya/core/push/browsers';
import type { PushMessage } from '@atalaya/core/push/message';
import { defaultQuietHours, type QuietHours, quietUntil } from '@atalaya/core/push/quiet-hours';
import { isLocalDemo } from '../env';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { leadsInside } from '../platform/outside';
import type { Identity } from '../platform/sessions';
import { settle } from './deliveries';
import { isUsable, pushToAll } from './sender';
import * as rows from './subscriptions.queries';

type Wish = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  isPwaInstalled: boolean;
  deviceName: string;
};

export async function subscribe(kit: Kit, { user, sessionId }: Identity, wish: Wish) {
  const { db, env, clock } = kit;
  const { endpoint, keys } = wish.subscription;
  const allowsOwnMachine = isLocalDemo(env);
  if (!isUsable({ endpoint, ...keys }, allowsOwnMachine) || (await leadsInside(endpoint, allowsOwnMachine)))
    throw new AppError('push.broken-subscription');
  const now = clock.now();
  const { deviceName, isPwaInstalled } = wish;
  return db.transaction(async (tx) => {
    const others = () => rows.countOtherSubscriptions(tx, user.id, endpoint);
    await requireRoom(kit, tx, browserAllowance, { subject: user.id }, others);
    const id = await rows.upsertSubscription(tx, {
      id: newId(now),
      userId: user.id,
      sessionId,
      endpoint,
      ...keys,
      deviceName,
      isPwaInstalled,
      createdAt: now,
    });
    return { id, deviceName };
  });
}

export async function unsubscribe({ db }: Kit, userId: string, endpoint: string): Promise<void> {
  await rows.deleteByEndpoint(db, userId, endpoint);
}

export async function devicesOf(db: Db, { user, sessionId }: Identity) {
  const devices = await rows.selectDevices(db, user.id);
  return devices.map(({ sessionId: own, createdAt, lastSentAt, ...device }) => ({
    ...device,
    isCurrent: own === sessionId,
    createdAt,
    lastSentAt,
  }));
}

export async function removeDevice({ db }: Kit, userId: string, id: string): Promise<void> {
  if ((await rows.deleteOwn(db, userId, id)).length === 0) throw new AppError('request.not-found');
}

/** Someone who asks for it is not asleep: quiet hours and choices do not count here. */
export async function testOwnDevices(kit: Kit, userId: string): Promise<{ sent: number }> {
  const targets = await rows.selectReachable(kit.db, [userId]);
  if (targets.length === 0) throw new AppError('push.no-device');
  const message: PushMessage = {
    title: 'Los avisos funcionan',
    body: `Así te llegará, por ejemplo, «${notificationLabels['law-changes'].label}».`,
    url: '/configuracion',
    tag: 'prueba',
    kind: 'news',
  };
  const outcomes = await pushToAll(kit, targets, message);
  await settle(kit, outcomes);
  return { sent: outcomes.filter(({ result }) => result === 'sent').length };
}

export const quietHoursOf = async (db: Db, userId: string): Promise<QuietHours> =>
  (await rows.selectQuietHours(db, userId)) ?? defaultQuietHours;

/** When a message may leave: now (undefined), or at the end of the user's quiet hours. */
export const leavesAt = async ({ db, clock }: Kit, userId: string): Promise<Date | undefined> =>
  quietUntil(await quietHoursOf(db, userId), clock.now()) ?? undefined;

export async function saveQuietHours(db: Db, userId: string, wish: QuietHours): Promise<QuietHours> {
  await rows.upsertQuietHours(db, { userId, ...wish });
  return wish;
}
