import type { Removal } from '@atalaya/core/forum/forum';
import type { Db } from '../platform/db';
import { selectLastShown, updatePost } from './posts.queries';
import { addToCategory, addToTopic, type TopicRow, updateTopic } from './topics.queries';

type Post = { id: string; number: number; removal: Removal | null };

/** Takes a post out of sight and out of the counts. The question takes its topic with it. */
export async function hidePost(
  tx: Db,
  topic: Pick<TopicRow, 'id' | 'categoryId' | 'solvedNumber'>,
  post: Post,
  removal: Removal,
  now: Date,
): Promise<void> {
  await updatePost(tx, post.id, { removal, removedAt: now });
  if (post.number === 1) await updateTopic(tx, topic.id, { removal });
  if (post.removal !== null) return;
  if (post.number === 1) await addToCategory(tx, topic.categoryId, -1);
  else {
    await addToTopic(tx, topic.id, { replies: -1 });
    await showLast(tx, topic.id);
  }
  if (post.number > 1 && topic.solvedNumber === post.number)
    await updateTopic(tx, topic.id, { solvedNumber: null });
}

export async function showPost(tx: Db, topic: TopicRow, post: Post): Promise<void> {
  if (post.removal === null) return;
  await updatePost(tx, post.id, { removal: null, removedAt: null });
  if (post.number > 1) {
    await addToTopic(tx, topic.id, { replies: 1 });
    await showLast(tx, topic.id);
  } else {
    await updateTopic(tx, topic.id, { removal: null });
    await addToCategory(tx, topic.categoryId, 1);
  }
}

/** The lists neither name the author of a hidden answer nor put its topic first. */
async function showLast(tx: Db, topicId: number): Promise<void> {
  const last = await selectLastShown(tx, topicId);
  if (last)
    await updateTopic(tx, topicId, {
      lastAuthorId: last.authorId,
      lastSampleAuthor: last.sampleAuthor,
      lastPostAt: last.createdAt,
    });
}
