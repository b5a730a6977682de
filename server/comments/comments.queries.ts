import type { CommentKind } from '@atalaya/core/comments/comments';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { comment, commentReport } from './comments.tables';

/** What is commented on. */
export type Subject = { postId: number } | { questionId: string };

const isAbout = (subject: Subject): SQL =>
  'postId' in subject ? eq(comment.postId, subject.postId) : eq(comment.questionId, subject.questionId);

type NewComment = typeof comment.$inferInsert;
type State = NewComment['state'];
export type CommentRow = typeof comment.$inferSelect;

/** Published comments, and the reader's own pending ones. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  or(
    eq(comment.state, 'shown'),
    userId ? and(eq(comment.userId, userId), eq(comment.state, 'waiting')) : undefined,
  );

export async function selectComments(
  db: Db,
  subject: Subject,
  userId: string | undefined,
  paging: { page: number; pageSize: number },
) {
  const where = and(isAbout(subject), isNull(comment.parentId), visibleTo(userId));
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(comment)
    .where(where)
    .orderBy(asc(comment.createdAt), asc(comment.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(comment, where) };
}

export async function selectReplies(db: Db, parentIds: readonly string[], userId: string | undefined) {
  if (parentIds.length === 0) return [];
  return db
    .select()
    .from(comment)
    .where(and(inArray(comment.parentId, [...parentIds]), visibleTo(userId)))
    .orderBy(asc(comment.createdAt), asc(comment.id));
}

export const selectComment = (db: Db, id: string) =>
  first(db.select().from(comment).where(eq(comment.id, id)));

export async function insertComment(db: Db, row: NewComment): Promise<void> {
  await db.insert(comment).values(row);
}

export const lockComment = (db: Db, id: string) =>
  db.select({ id: comment.id }).from(comment).where(eq(comment.id, id)).for('update');

export async function setState(db: Db, id: string, state: State): Promise<boolean> {
  const rows = await db
    .update(comment)
    .set({ state })
    .where(eq(comment.id, id))
    .returning({ id: comment.id });
  return rows.length > 0;
}

/** With its replies; restricted to an owner if `userId` is given. */
export async function removeComment(db: Db, id: string, userId?: string): Promise<boolean> {
  const rows = await db
    .delete(comment)
    .where(and(eq(comment.id, id), userId ? eq(comment.userId, userId) : undefined))
    .returning({ id: comment.id });
  if (rows.length > 0) await db.delete(comment).where(eq(comment.parentId, id));
  return rows.length > 0;
}

const adminColumns = {
  ...getTableColumns(comment),
  reports: sql<number>`(select count(*)::int from ${commentReport} where ${commentReport.commentId} = ${comment.id})`,
};

type Search = {
  search?: { text: string; userIds: readonly string[] } | undefined;
  state?: State | undefined;
  kind?: CommentKind | undefined;
  page: number;
  pageSize: number;
};
type Sorting = { field: 'createdAt' | 'state'; descending: boolean } | undefined;

/** Pending ones first by default. */
export async function selectForAdmin(db: Db, { search, state, kind, ...paging }: Search, order: Sorting) {
  const where = and(
    state ? eq(comment.state, state) : undefined,
    kind && isNotNull(kind === 'post' ? comment.postId : comment.questionId),
    search &&
      or(
        matches(search.text, [comment.body, comment.subjectName]),
        search.userIds.length > 0 ? inArray(comment.userId, [...search.userIds]) : undefined,
      ),
  );
  const waiting = sql`(${comment.state} = 'waiting')`;
  const by = order?.field === 'state' ? comment.state : comment.createdAt;
  const { limit, offset } = slice(paging);
  const items = await db
    .select(adminColumns)
    .from(comment)
    .where(where)
    .orderBy(...(order ? [] : [sql`${waiting} desc`]), ...inOrder(by, order?.descending ?? true, comment.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(comment, where) };
}

export const selectOneForAdmin = (db: Db, id: string) =>
  first(db.select(adminColumns).from(comment).where(eq(comment.id, id)));

export const commentsBy = (db: Db, userId: string) =>
  db
    .select({
      postId: comment.postId,
      questionId: comment.questionId,
      body: comment.body,
      state: comment.state,
      createdAt: comment.createdAt,
    })
    .from(comment)
    .where(eq(comment.userId, userId));

export const reportsBy = (db: Db, userId: string) =>
  db
    .select({ commentId: commentReport.commentId, createdAt: commentReport.createdAt })
    .from(commentReport)
    .where(eq(commentReport.userId, userId));

export const insertReport = (db: Db, row: typeof commentReport.$inferInsert) =>
  db.insert(commentReport).values(row).onConflictDoNothing();

export const countShown = (db: Db, subject: Subject): Promise<number> =>
  db.$count(comment, and(isAbout(subject), eq(comment.state, 'shown')));

/** Published comments by post. */
export const selectPostCounts = (db: Db) =>
  db
    .select({ postId: comment.postId, comments: count() })
    .from(comment)
    .where(and(eq(comment.state, 'shown'), isNotNull(comment.postId)))
    .groupBy(comment.postId);
