import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { slice } from '../admin/resource/list-sql';
import type { Db } from '../platform/db';
import { insertRows } from '../platform/insert-rows';
import { notice } from './push.tables';

type NoticeRow = typeof notice.$inferInsert;

/** What is told again about the same thing takes the place of what was told before, and is unread again. */
export const upsertNotices = (db: Db, rows: readonly NoticeRow[]) =>
  insertRows(
    db,
    notice,
    rows,
    sql` on conflict (user_id, tag) do update set id = excluded.id, kind = excluded.kind, title = excluded.title,
      body = excluded.body, url = excluded.url, created_at = excluded.created_at, read_at = null`,
  );

export async function selectNotices(db: Db, userId: string, range: { page: number; pageSize: number }) {
  const own = eq(notice.userId, userId);
  const items = await db
    .select()
    .from(notice)
    .where(own)
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  return { items, total: await db.$count(notice, own) };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notice)
    .where(and(eq(notice.userId, userId), isNull(notice.readAt)));
  return row?.unread ?? 0;
}

export const markRead = (db: Db, userId: string, ids: readonly string[] | undefined, readAt: Date) =>
  db
    .update(notice)
    .set({ readAt })
    .where(
      and(eq(notice.userId, userId), isNull(notice.readAt), ids ? inArray(notice.id, [...ids]) : undefined),
    );

export const deleteNoticesBefore = (db: Db, moment: Date) =>
  db.delete(notice).where(lt(notice.createdAt, moment));
