import { POSTS_PER_PAGE, type ReactionKind, type Removal } from '@atalaya/core/forum/forum';
import { and, between, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { forumEdit, forumPost, forumReaction } from './forum.tables';

const { search: _, ...postColumns } = getTableColumns(forumPost);
/** The source is read only to edit it. */
const { body: __, ...shownColumns } = postColumns;

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];
type NewPost = Omit<typeof forumPost.$inferInsert, 'search'>;

/** The page of posts that begins with the number. Numbers have no gaps. */
export const selectPosts = (db: Db, topicId: number, from: number, count = POSTS_PER_PAGE) =>
  db
    .select(shownColumns)
    .from(forumPost)
    .where(and(eq(forumPost.topicId, topicId), between(forumPost.number, from, from + count - 1)))
    .orderBy(forumPost.number);

export const selectPostAt = (db: Db, topicId: number, number: number): Promise<PostRow | undefined> =>
  first(
    db
      .select(shownColumns)
      .from(forumPost)
      .where(and(eq(forumPost.topicId, topicId), eq(forumPost.number, number))),
  );

/** The newest post that everyone sees. */
export const selectLastShown = (db: Db, topicId: number) =>
  first(
    db
      .select({
        authorId: forumPost.authorId,
        sampleAuthor: forumPost.sampleAuthor,
        createdAt: forumPost.createdAt,
      })
      .from(forumPost)
      .where(and(eq(forumPost.topicId, topicId), isNull(forumPost.removal)))
      .orderBy(desc(forumPost.number))
      .limit(1),
  );

export const selectPost = (db: Db, id: string) =>
  first(db.select(postColumns).from(forumPost).where(eq(forumPost.id, id)));

export const lockPost = (db: Db, id: string) =>
  first(db.select(postColumns).from(forumPost).where(eq(forumPost.id, id)).for('update'));

export const insertPost = (db: Db, row: NewPost) => db.insert(forumPost).values(row);

export const updatePost = (db: Db, id: string, changes: Partial<NewPost>) =>
  db.update(forumPost).set(changes).where(eq(forumPost.id, id));

export const insertEdit = (db: Db, row: typeof forumEdit.$inferInsert) => db.insert(forumEdit).values(row);

export const selectEdits = (db: Db, postId: string) =>
  db
    .select({ body: forumEdit.body, replacedAt: forumEdit.replacedAt })
    .from(forumEdit)
    .where(eq(forumEdit.postId, postId))
    .orderBy(desc(forumEdit.id))
    .limit(50);

/** The author's posts since a moment, newest first: what the limits count. */
export const selectRepeated = (db: Db, authorId: string, body: string, since: Date) =>
  first(
    db
      .select({ createdAt: forumPost.createdAt })
      .from(forumPost)
      .where(and(eq(forumPost.authorId, authorId), gt(forumPost.createdAt, since), eq(forumPost.body, body)))
      .orderBy(desc(forumPost.createdAt))
      .limit(1),
  );

export const selectLastTexts = (db: Db, authorId: string, limit: number) =>
  db
    .select({ id: forumPost.id, body: forumPost.body })
    .from(forumPost)
    .where(eq(forumPost.authorId, authorId))
    .orderBy(desc(forumPost.createdAt))
    .limit(limit);

/** True if it was not there yet. */
export async function insertReaction(db: Db, row: typeof forumReaction.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(forumReaction)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: forumReaction.kind });
  return rows.length > 0;
}

type Reaction = { userId: string; topicId: number; number: number; kind: ReactionKind };

export async function deleteReaction(db: Db, { userId, topicId, number, kind }: Reaction): Promise<boolean> {
  const rows = await db
    .delete(forumReaction)
    .where(
      and(
        eq(forumReaction.userId, userId),
        eq(forumReaction.topicId, topicId),
        eq(forumReaction.number, number),
        eq(forumReaction.kind, kind),
      ),
    )
    .returning({ kind: forumReaction.kind });
  return rows.length > 0;
}

export async function addToReactions(db: Db, id: string, kind: ReactionKind, change: 1 | -1) {
  const before = sql`coalesce((${forumPost.reactions}->>${kind}::text)::int, 0)`;
  const [row] = await db
    .update(forumPost)
    .set({
      reactions: sql`${forumPost.reactions} || jsonb_build_object(${kind}::text, greatest(0, ${before} + ${change}))`,
    })
    .where(eq(forumPost.id, id))
    .returning({ reactions: forumPost.reactions });
  return row?.reactions ?? {};
}

export const selectOwnReactions = (db: Db, userId: string, topicId: number) =>
  db
    .select({ number: forumReaction.number, kind: forumReaction.kind })
    .from(forumReaction)
    .where(and(eq(forumReaction.userId, userId), eq(forumReaction.topicId, topicId)));

export const selectOwnPosts = (db: Db, userId: string, topicId: number) =>
  db
    .select({
      number: forumPost.number,
      createdAt: forumPost.createdAt,
      removal: forumPost.removal,
      removedAt: forumPost.removedAt,
    })
    .from(forumPost)
    .where(and(eq(forumPost.topicId, topicId), eq(forumPost.authorId, userId)));

const MOST_PEOPLE = 200;

/** Who has written in a topic, the last ones first. */
export const selectWriters = (db: Db, topicId: number) =>
  db
    .select({ authorId: forumPost.authorId })
    .from(forumPost)
    .where(and(eq(forumPost.topicId, topicId), isNull(forumPost.removal)))
    .orderBy(desc(forumPost.number))
    .limit(MOST_PEOPLE);

/** Those of some people who have written something that can be read. */
export const selectWritersAmong = (db: Db, ids: readonly string[]) =>
  db
    .selectDistinct({ authorId: forumPost.authorId })
    .from(forumPost)
    .where(and(inArray(forumPost.authorId, [...ids]), isNull(forumPost.removal)));

/** Erases the texts of posts that can no longer be restored. Returns their ids. */
export async function eraseRemoved(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .update(forumPost)
    .set({ body: '', blocks: [] })
    .where(
      and(
        lt(forumPost.removedAt, before),
        // What moderators removed may still be appealed.
        inArray(forumPost.removal, ['author', 'account']),
        ne(forumPost.body, ''),
      ),
    )
    .returning({ id: forumPost.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.delete(forumEdit).where(inArray(forumEdit.postId, ids));
  return ids;
}

export const postsBy = (db: Db, userId: string) =>
  db
    .select({
      topicId: forumPost.topicId,
      number: forumPost.number,
      body: forumPost.body,
      createdAt: forumPost.createdAt,
      editedAt: forumPost.editedAt,
      removal: sql<Removal | null>`${forumPost.removal}`,
    })
    .from(forumPost)
    .where(eq(forumPost.authorId, userId));

export const reactionsBy = (db: Db, userId: string) =>
  db
    .select({
      topicId: forumReaction.topicId,
      number: forumReaction.number,
      kind: forumReaction.kind,
      createdAt: forumReaction.createdAt,
    })
    .from(forumReaction)
    .where(eq(forumReaction.userId, userId));
