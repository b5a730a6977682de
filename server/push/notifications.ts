import { DAY_MS } from '@atalaya/core/platform/durations';
import type { PushMessage } from '@atalaya/core/push/message';
import { chunksOf } from '../platform/chunks';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { pushToPeople } from './deliveries';
import * as rows from './notifications.queries';

const RETENTION_DAYS = 90;
const PER_JOB = 500;

const announce = defineJob<{ userIds: string[]; message: PushMessage; about: string | null }>(
  'push.announce',
);
const clean = defineJob<Record<string, never>>('push.clean-notices');

/**
 * Stores notifications in the caller's transaction. After the commit a job informs open pages and sends push messages.
 * A kind that a user has disabled for push is still listed. `about`: the account whose name or words it has.
 */
export async function notify(
  kit: Kit,
  db: Db,
  userIds: readonly string[],
  message: PushMessage,
  about: string | null = null,
): Promise<void> {
  const createdAt = kit.clock.now();
  for (const some of chunksOf(userIds, PER_JOB)) {
    await rows.upsertNotifications(
      db,
      some.map((userId) => ({ id: newId(createdAt), userId, ...message, about, createdAt, readAt: null })),
    );
    await kit.jobs.enqueue(db, announce, { userIds: some, message, about });
  }
}

export async function notificationJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(announce, async ({ userIds, message, about }) => {
    kit.realtime.toUsers(userIds, 'notifications-changed');
    await pushToPeople(kit, userIds, message, about);
  });
  await kit.jobs.repeat(clean, '40 3 * * *', async () => {
    const before = new Date(kit.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await rows.deleteNotificationsBefore(kit.db, before);
  });
}

export async function notificationsOf(db: Db, userId: string, range: { page: number; pageSize: number }) {
  const [{ items, total }, unread] = await Promise.all([
    rows.selectNotifications(db, userId, range),
    rows.countUnread(db, userId),
  ]);
  return {
    items: items.map(({ createdAt, readAt, ...item }) => ({
      ...item,
      createdAt,
      isRead: readAt !== null,
    })),
    total,
    unread,
    ...range,
  };
}

/** Also informs the user's other open pages. */
export async function markReadFor(
  { db, clock, realtime }: Kit,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  await rows.markRead(db, userId, ids, clock.now());
  realtime.toUsers([userId], 'notifications-changed');
  return { unread: await rows.countUnread(db, userId) };
}

/** For a feature that knows that the user has seen what a notification is about. */
export async function markSeen({ db, clock, realtime }: Kit, userId: string, tag: string): Promise<void> {
  if (await rows.markTagRead(db, userId, tag, clock.now()))
    realtime.toUsers([userId], 'notifications-changed');
}
