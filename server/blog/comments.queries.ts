import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import type { Db } from '../platform/db';
import { blogPost } from './blog.tables';
import { blogComment } from './reader.tables';

type NewComment = typeof blogComment.$inferInsert;
type State = NewComment['state'];
export type CommentRow = typeof blogComment.$inferSelect;

/** Published comments, and the reader's own pending ones. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  or(
    eq(blogComment.state, 'shown'),
    userId ? and(eq(blogComment.userId, userId), eq(blogComment.state, 'waiting')) : undefined,
  );

export async function selectComments(
  db: Db,
  postId: number,
  userId: string | undefined,
  paging: { page: number; pageSize: number },
) {
  const where = and(eq(blogComment.postId, postId), isNull(blogComment.parentId), visibleTo(userId));
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(blogComment)
    .where(where)
    .orderBy(asc(blogComment.createdAt), asc(blogComment.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(blogComment, where) };
}

export async function selectReplies(db: Db, parentIds: readonly string[], userId: string | undefined) {
  if (parentIds.length === 0) return [];
  return db
    .select()
    .from(blogComment)
    .where(and(inArray(blogComment.parentId, [...parentIds]), visibleTo(userId)))
    .orderBy(asc(blogComment.createdAt), asc(blogComment.id));
}

export async function selectComment(db: Db, id: string) {
  const [row] = await db.select().from(blogComment).where(eq(blogComment.id, id));
  return row;
}

export const countRecent = (db: Db, userId: string, since: Date): Promise<number> =>
  db.$count(blogComment, and(eq(blogComment.userId, userId), gt(blogComment.createdAt, since)));

export async function insertComment(db: Db, row: NewComment): Promise<void> {
  await db.insert(blogComment).values(row);
}

export const lockComment = (db: Db, id: string) =>
  db.select({ id: blogComment.id }).from(blogComment).where(eq(blogComment.id, id)).for('update');

export async function setState(db: Db, id: string, state: State): Promise<boolean> {
  const rows = await db
    .update(blogComment)
    .set({ state })
    .where(eq(blogComment.id, id))
    .returning({ id: blogComment.id });
  return rows.length > 0;
}

/** With its replies; restricted to an owner if `userId` is given. */
export async function removeComment(db: Db, id: string, userId?: string): Promise<boolean> {
  const rows = await db
    .delete(blogComment)
    .where(and(eq(blogComment.id, id), userId ? eq(blogComment.userId, userId) : undefined))
    .returning({ id: blogComment.id });
  if (rows.length > 0) await db.delete(blogComment).where(eq(blogComment.parentId, id));
  return rows.length > 0;
}

const postTitle = sql<string>`coalesce(${blogPost.title}, '')`;

const adminColumns = {
  id: blogComment.id,
  postId: blogComment.postId,
  parentId: blogComment.parentId,
  userId: blogComment.userId,
  body: blogComment.body,
  state: blogComment.state,
  createdAt: blogComment.createdAt,
  postTitle,
};

const withPosts = (db: Db) =>
  db.select(adminColumns).from(blogComment).leftJoin(blogPost, eq(blogPost.id, blogComment.postId));

type Search = {
  search?: { text: string; userIds: readonly string[] } | undefined;
  state?: State | undefined;
  page: number;
  pageSize: number;
};
type Sorting = { field: 'createdAt' | 'state'; descending: boolean } | undefined;

/** Pending ones first by default. */
export async function selectForAdmin(db: Db, { search, state, ...paging }: Search, order: Sorting) {
  const where = and(
    state ? eq(blogComment.state, state) : undefined,
    search &&
      or(
        matches(search.text, [blogComment.body, postTitle]),
        search.userIds.length > 0 ? inArray(blogComment.userId, [...search.userIds]) : undefined,
      ),
  );
  const waiting = sql`(${blogComment.state} = 'waiting')`;
  const by = order?.field === 'state' ? blogComment.state : blogComment.createdAt;
  const { limit, offset } = slice(paging);
  const items = await withPosts(db)
    .where(where)
    .orderBy(
      ...(order ? [] : [sql`${waiting} desc`]),
      ...inOrder(by, order?.descending ?? true, blogComment.id),
    )
    .limit(limit)
    .offset(offset);
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(blogComment)
    .leftJoin(blogPost, eq(blogPost.id, blogComment.postId))
    .where(where);
  return { items, total: found?.total ?? 0 };
}

export async function selectOneForAdmin(db: Db, id: string) {
  const [row] = await withPosts(db).where(eq(blogComment.id, id));
  return row;
}

export const commentsBy = (db: Db, userId: string) =>
  db
    .select({
      postId: blogComment.postId,
      body: blogComment.body,
      state: blogComment.state,
      createdAt: blogComment.createdAt,
    })
    .from(blogComment)
    .where(eq(blogComment.userId, userId));
