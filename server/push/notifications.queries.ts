import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { slice } from '../admin/resource/list-sql';
import type { Db } from '../platform/db';
import { allExcluded } from '../platform/rows/excluded';
import { notification } from './push.tables';

type NotificationRow = typeof notification.$inferInsert;

/** A notification with the same tag replaces the earlier one and is unread again. */
export const upsertNotifications = (db: Db, rows: NotificationRow[]) =>
  db
    .insert(notification)
    .values(rows)
    .onConflictDoUpdate({
      target: [notification.userId, notification.tag],
      set: {
        ...allExcluded({
          id: notification.id,
          kind: notification.kind,
          title: notification.title,
          body: notification.body,
          url: notification.url,
          about: notification.about,
          createdAt: notification.createdAt,
        }),
        readAt: null,
      },
    });

export async function selectNotifications(db: Db, userId: string, range: { page: number; pageSize: number }) {
  const own = eq(notification.userId, userId);
  const items = await db
    .select()
    .from(notification)
    .where(own)
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  return { items, total: await db.$count(notification, own) };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.userId, userId), isNull(notification.readAt)));
  return row?.unread ?? 0;
}

export const markRead = (db: Db, userId: string, ids: readonly string[] | undefined, readAt: Date) =>
  db
    .update(notification)
    .set({ readAt })
    .where(
      and(
        eq(notification.userId, userId),
        isNull(notification.readAt),
        ids ? inArray(notification.id, [...ids]) : undefined,
      ),
    );

/** True if it was there and unread. */
export async function markTagRead(db: Db, userId: string, tag: string, readAt: Date): Promise<boolean> {
  const rows = await db
    .update(notification)
    .set({ readAt })
    .where(and(eq(notification.userId, userId), eq(notification.tag, tag), isNull(notification.readAt)))
    .returning({ id: notification.id });
  return rows.length > 0;
}

export const deleteNotificationsAbout = (db: Db, userId: string) =>
  db.delete(notification).where(eq(notification.about, userId));

export const deleteNotificationsBefore = (db: Db, moment: Date) =>
  db.delete(notification).where(lt(notification.createdAt, moment));
