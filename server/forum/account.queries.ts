import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { forumCategoryCount, forumEdit, forumPost, forumReaction, forumTopic } from './forum.tables';

/** Erases what an account wrote and takes its reactions out of the counts. */
export async function eraseAuthor(db: Db, userId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with given as (
      delete from ${forumReaction} where ${forumReaction.userId} = ${userId}
      returning topic_id, number, kind
    ), counted as (
      select topic_id, number, jsonb_object_agg(kind, 1) as taken from given group by topic_id, number
    )
    update ${forumPost} p set reactions = (
      select coalesce(jsonb_object_agg(key, greatest(0, value::int - coalesce((c.taken->>key)::int, 0))), '{}')
      from jsonb_each_text(p.reactions))
    from counted c where p.topic_id = c.topic_id and p.number = c.number`);
  const written = await db
    .select({
      id: forumPost.id,
      topicId: forumPost.topicId,
      number: forumPost.number,
      removal: forumPost.removal,
    })
    .from(forumPost)
    .where(eq(forumPost.authorId, userId));
  if (written.length === 0) return;
  const ids = written.map(({ id }) => id);
  await db.delete(forumEdit).where(inArray(forumEdit.postId, ids));
  await db
    .update(forumPost)
    .set({ authorId: null, body: '', blocks: [], removal: 'account', removedAt: now })
    .where(inArray(forumPost.id, ids));
  await recount(db, [...new Set(written.map(({ topicId }) => topicId))]);
  await dropEmptyTopics(db, userId);
  await db.update(forumTopic).set({ lastAuthorId: null }).where(eq(forumTopic.lastAuthorId, userId));
}

async function recount(db: Db, topicIds: readonly number[]): Promise<void> {
  const visible = sql`(select count(*)::int from ${forumPost} p where p.topic_id = ${forumTopic.id} and p.number > 1 and p.removal is null)`;
  const solved = sql`(select p.number from ${forumPost} p where p.topic_id = ${forumTopic.id} and p.number = ${forumTopic.solvedNumber} and p.removal is null)`;
  await db
    .update(forumTopic)
    .set({ replies: visible, solvedNumber: solved })
    .where(inArray(forumTopic.id, [...topicIds]));
}

/** A topic that nobody else has answered goes as a whole; the others keep their title, without author. */
async function dropEmptyTopics(db: Db, userId: string): Promise<void> {
  const dropped = await db
    .update(forumTopic)
    .set({ removal: 'account' })
    .where(and(eq(forumTopic.authorId, userId), eq(forumTopic.replies, 0), isNull(forumTopic.removal)))
    .returning({ categoryId: forumTopic.categoryId });
  for (const { categoryId } of dropped)
    await db
      .update(forumCategoryCount)
      .set({ topics: sql`greatest(0, ${forumCategoryCount.topics} - 1)` })
      .where(eq(forumCategoryCount.categoryId, categoryId));
  const own = eq(forumTopic.authorId, userId);
  await db
    .update(forumTopic)
    .set({ title: 'Tema borrado', tags: [] })
    .where(and(own, isNotNull(forumTopic.removal)));
  await db.update(forumTopic).set({ authorId: null }).where(own);
}
