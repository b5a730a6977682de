import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { blogMark } from './reader.tables';

export type Mark = { reader: string; kind: 'like' | 'save'; postId: number };

export const selectMarks = (db: Db, reader: string) =>
  db
    .select({ postId: blogMark.postId, kind: blogMark.kind })
    .from(blogMark)
    .where(eq(blogMark.reader, reader))
    .orderBy(desc(blogMark.createdAt));

export const insertMark = (db: Db, mark: typeof blogMark.$inferInsert) =>
  db.insert(blogMark).values(mark).onConflictDoNothing();

export async function deleteMark(db: Db, { reader, kind, postId }: Mark): Promise<void> {
  await db
    .delete(blogMark)
    .where(and(eq(blogMark.reader, reader), eq(blogMark.kind, kind), eq(blogMark.postId, postId)));
}

/** Moves a browser's marks to its user; duplicates are dropped. */
export async function moveMarks(db: Db, guest: string, userId: string): Promise<void> {
  await db.execute(sql`
    insert into ${blogMark} (reader, kind, post_id, user_id, created_at)
    select ${userId}::text, kind, post_id, ${userId}::uuid, created_at from ${blogMark} where reader = ${guest}
    on conflict do nothing`);
  await db.delete(blogMark).where(eq(blogMark.reader, guest));
}
