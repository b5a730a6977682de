import { type FollowLevel, TOPICS_PER_PAGE } from '@atalaya/core/forum/forum';
import { HELPFUL } from '@atalaya/core/review/topic-accuracy';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { forumCategoryReader, forumReader, forumTopic } from './forum.tables';
import { topicColumns } from './topics.queries';

/** Followers of a topic in the order of their ids. */
export const selectFollowers = (db: Db, topicId: number, after: string | undefined, limit: number) =>
  db
    .select({ userId: forumReader.userId, lastRead: forumReader.lastRead })
    .from(forumReader)
    .where(
      and(
        eq(forumReader.topicId, topicId),
        eq(forumReader.level, 'follow'),
        after === undefined ? undefined : gt(forumReader.userId, after),
      ),
    )
    .orderBy(forumReader.userId)
    .limit(limit);

export const selectReaders = (db: Db, topicId: number, userIds: readonly string[]) =>
  db
    .select({ userId: forumReader.userId, level: forumReader.level, lastRead: forumReader.lastRead })
    .from(forumReader)
    .where(and(eq(forumReader.topicId, topicId), inArray(forumReader.userId, [...userIds])));

export const selectReadings = (db: Db, userId: string, topicIds: readonly number[]) =>
  db
    .select({ topicId: forumReader.topicId, lastRead: forumReader.lastRead, level: forumReader.level })
    .from(forumReader)
    .where(and(eq(forumReader.userId, userId), inArray(forumReader.topicId, [...topicIds])));

type Reading = { userId: string; topicId: number; lastRead: number; now: Date };

/** True if the topic was opened for the first time. */
export async function upsertReading(db: Db, { userId, topicId, lastRead, now }: Reading): Promise<boolean> {
  const [row] = await db
    .insert(forumReader)
    .values({ userId, topicId, lastRead, level: 'normal', readAt: now })
    .onConflictDoUpdate({
      target: [forumReader.userId, forumReader.topicId],
      set: { lastRead: sql`greatest(${forumReader.lastRead}, excluded.last_read)`, readAt: now },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

export const upsertLevel = (db: Db, userId: string, topicId: number, level: FollowLevel, now: Date) =>
  db
    .insert(forumReader)
    .values({ userId, topicId, lastRead: 0, level, readAt: now })
    .onConflictDoUpdate({ target: [forumReader.userId, forumReader.topicId], set: { level } });

export const upsertCategoryLevel = (db: Db, userId: string, categoryId: number, level: FollowLevel) =>
  db
    .insert(forumCategoryReader)
    .values({ userId, categoryId, level })
    .onConflictDoUpdate({
      target: [forumCategoryReader.userId, forumCategoryReader.categoryId],
      set: { level },
    });

export const selectCategoryLevels = (db: Db, userId: string) =>
  db
    .select({ categoryId: forumCategoryReader.categoryId, level: forumCategoryReader.level })
    .from(forumCategoryReader)
    .where(eq(forumCategoryReader.userId, userId));

/** Who follows or mutes a category, in the order of their ids; `among` limits it to some people. */
export const selectCategoryReaders = (
  db: Db,
  categoryId: number,
  level: FollowLevel,
  { among, after, limit }: { among?: readonly string[]; after?: string | undefined; limit: number },
) =>
  db
    .select({ userId: forumCategoryReader.userId })
    .from(forumCategoryReader)
    .where(
      and(
        eq(forumCategoryReader.categoryId, categoryId),
        eq(forumCategoryReader.level, level),
        among ? inArray(forumCategoryReader.userId, [...among]) : undefined,
        after === undefined ? undefined : gt(forumCategoryReader.userId, after),
      ),
    )
    .orderBy(forumCategoryReader.userId)
    .limit(limit);

/** Followed topics with something new. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(forumReader)
    .innerJoin(forumTopic, eq(forumTopic.id, forumReader.topicId))
    .where(unreadBy(userId));
  return row?.unread ?? 0;
}

export const unreadBy = (userId: string) =>
  and(
    eq(forumReader.userId, userId),
    eq(forumReader.level, 'follow'),
    isNull(forumTopic.removal),
    sql`${forumTopic.lastNumber} > ${forumReader.lastRead}`,
  );

/** One more than a page, so that the caller knows whether another follows. */
export const selectUnread = (db: Db, userId: string, after: { value: number; id: number } | undefined) =>
  db
    .select(topicColumns)
    .from(forumReader)
    .innerJoin(forumTopic, eq(forumTopic.id, forumReader.topicId))
    .where(
      and(
        unreadBy(userId),
        after &&
          sql`(${forumTopic.lastPostAt}, ${forumTopic.id}) < (${new Date(after.value).toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(forumTopic.lastPostAt), desc(forumTopic.id))
    .limit(TOPICS_PER_PAGE + 1);

export const selectReader = (db: Db, userId: string, topicId: number) =>
  first(
    db
      .select({ lastRead: forumReader.lastRead, level: forumReader.level })
      .from(forumReader)
      .where(and(eq(forumReader.userId, userId), eq(forumReader.topicId, topicId))),
  );

type Answerable = { id: number; title: string; syllabusTopic: number; right: number; wrong: number };

/**
 * The newest topic without answers that the user could answer: read along `forum_topic_unanswered`, with the user's tally
 * of its topic of the syllabus. Nothing of people blocked by either side, and nothing that the user muted.
 */
export const selectAnswerable = (db: Db, userId: string, since: Date): Promise<Answerable | undefined> =>
  first(
    db.execute<Answerable>(sql`
    select t.id, t.title, t.syllabus_topic as "syllabusTopic", s."right", s.wrong
    from forum_topic t
    join study_topic s on s.user_id = ${userId} and s.topic = t.syllabus_topic
      and s.answers >= ${HELPFUL.answers}::int and s."right" >= ${HELPFUL.share}::numeric * s.answers
    join forum_category c on c.id = t.category_id and c.state = 'published' and c.deleted_at is null
    where t.removal is null and t.replies = 0 and t.closed_at is null
      and t.last_post_at >= ${since.toISOString()}::timestamptz
      and t.author_id is distinct from ${userId}
      and not exists (select 1 from user_block b
        where (b.user_id = ${userId} and b.blocked_id = t.author_id)
          or (b.user_id = t.author_id and b.blocked_id = ${userId}))
      and not exists (select 1 from forum_reader r
        where r.user_id = ${userId} and r.topic_id = t.id and r.level = 'mute')
      and not exists (select 1 from forum_category_reader m
        where m.user_id = ${userId} and m.category_id = t.category_id and m.level = 'mute')
      and not exists (select 1 from forum_post p where p.topic_id = t.id and p.author_id = ${userId})
    order by t.last_post_at desc, t.id desc limit 1`),
  );
