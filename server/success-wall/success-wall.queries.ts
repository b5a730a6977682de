import type { Reaction, Stage, StoryState } from '@atalaya/core/success-wall/success-wall';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { successReaction, successStory } from './success-wall.tables';

export type StoryRow = typeof successStory.$inferSelect;

const isPublished = eq(successStory.state, 'published');

type Wall = {
  after?: string | undefined;
  limit: number;
  stage?: Stage | undefined;
  year?: number | undefined;
};

/** One row more than the limit if another page follows. */
export const selectWall = (db: Db, { after, limit, stage, year }: Wall) =>
  db
    .select()
    .from(successStory)
    .where(
      and(
        isPublished,
        after ? lt(successStory.id, after) : undefined,
        stage ? eq(successStory.stage, stage) : undefined,
        year ? eq(successStory.year, year) : undefined,
      ),
    )
    .orderBy(desc(successStory.id))
    .limit(limit + 1);

export async function selectYears(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: successStory.year })
    .from(successStory)
    .where(isPublished)
    .orderBy(desc(successStory.year));
  return rows.map(({ year }) => year);
}

export const selectReactions = (db: Db, userId: string, storyIds: readonly string[]) =>
  db
    .select({ storyId: successReaction.storyId, reaction: successReaction.reaction })
    .from(successReaction)
    .where(and(eq(successReaction.userId, userId), inArray(successReaction.storyId, [...storyIds])));

export const selectOwn = (db: Db, userId: string): Promise<StoryRow | undefined> =>
  first(db.select().from(successStory).where(eq(successStory.userId, userId)).for('update'));

export const upsertStory = async (db: Db, row: typeof successStory.$inferInsert): Promise<void> => {
  const { id: _, userId: __, createdAt: ___, ...changes } = row;
  await db.insert(successStory).values(row).onConflictDoUpdate({ target: successStory.userId, set: changes });
};

export const deleteOwn = (db: Db, userId: string): Promise<StoryRow | undefined> =>
  first(db.delete(successStory).where(eq(successStory.userId, userId)).returning());

/** Locked, so that its counters match its reactions. */
export async function lockPublished(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: successStory.id })
    .from(successStory)
    .where(and(eq(successStory.id, id), isPublished))
    .for('update');
  return rows.length > 0;
}

type OwnReaction = { storyId: string; userId: string; reaction: Reaction };

export async function insertReaction(db: Db, row: OwnReaction & { createdAt: Date }): Promise<boolean> {
  const rows = await db.insert(successReaction).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteReaction(db: Db, { storyId, userId, reaction }: OwnReaction): Promise<boolean> {
  const rows = await db
    .delete(successReaction)
    .where(
      and(
        eq(successReaction.storyId, storyId),
        eq(successReaction.userId, userId),
        eq(successReaction.reaction, reaction),
      ),
    )
    .returning();
  return rows.length > 0;
}

export async function addToCount(db: Db, id: string, reaction: Reaction, by: 0 | 1 | -1) {
  const column = successStory[reaction];
  return first(
    db
      .update(successStory)
      .set({ [reaction]: sql`${column} + ${by}` })
      .where(eq(successStory.id, id))
      .returning(),
  );
}

export const selectQuotes = (db: Db, limit: number) =>
  db
    .select()
    .from(successStory)
    .where(and(isPublished, eq(successStory.isOnHome, true), isNotNull(successStory.quote)))
    .orderBy(desc(successStory.id))
    .limit(limit);

type Search = {
  search?: { text: string; userIds: readonly string[] } | undefined;
  state?: StoryState | undefined;
  page: number;
  pageSize: number;
};
type Sorting = { field: 'createdAt' | 'state'; descending: boolean } | undefined;

/** Unread ones first by default. */
export async function selectForAdmin(db: Db, { search, state, ...paging }: Search, order: Sorting) {
  const where = and(
    state ? eq(successStory.state, state) : undefined,
    search &&
      or(
        matches(search.text, [successStory.name, successStory.story, successStory.advice]),
        search.userIds.length > 0 ? inArray(successStory.userId, [...search.userIds]) : undefined,
      ),
  );
  const waiting = sql`(${successStory.state} = 'waiting')`;
  const by = order?.field === 'state' ? successStory.state : successStory.createdAt;
  const { limit, offset } = slice(paging);
  const items = await db
    .select()
    .from(successStory)
    .where(where)
    .orderBy(
      ...(order ? [] : [sql`${waiting} desc`]),
      ...inOrder(by, order?.descending ?? true, successStory.id),
    )
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(successStory, where) };
}

export const lockStory = (db: Db, id: string): Promise<StoryRow | undefined> =>
  first(db.select().from(successStory).where(eq(successStory.id, id)).for('update'));

export async function updateDecision(
  db: Db,
  id: string,
  changes: Pick<StoryRow, 'state' | 'reason' | 'isVerified' | 'isOnHome' | 'publishedAt'>,
): Promise<void> {
  await db.update(successStory).set(changes).where(eq(successStory.id, id));
}

export const storyOf = (db: Db, userId: string) =>
  db.select().from(successStory).where(eq(successStory.userId, userId));

export const reactionsBy = (db: Db, userId: string) =>
  db.select().from(successReaction).where(eq(successReaction.userId, userId));
