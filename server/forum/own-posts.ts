import { holds } from '@atalaya/core/auth/roles';
import { blockAllowance } from '@atalaya/core/blocks/blocks';
import { isGrace, mayEdit, mayRestore } from '@atalaya/core/forum/editing';
import { blocksOf } from '../blocks/blocks';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { holdPost, judgeText, whyHeld } from './filters/filters';
import { placePostImages } from './inserts/images';
import { forumChanged } from './news';
import * as posts from './posts.queries';
import { selectReader } from './readers.queries';
import { hidePost, showPost } from './removal';
import { levelOf, limitsOf, type Writer } from './standing';
import { readText } from './text';
import * as topics from './topics.queries';
import type { TopicAbout } from './writing';

/** The topic first: answers lock it before their posts. */
async function lockOwn(tx: Db, userId: string, postId: string) {
  const found = await posts.selectPost(tx, postId);
  const topic = found && (await topics.lockTopic(tx, found.topicId));
  const post = topic && (await posts.lockPost(tx, postId));
  if (!post || post.authorId !== userId) throw new AppError('forum.no-such-post');
  return { topic, post };
}

export async function sourceOf({ db }: Kit, userId: string, postId: string) {
  const post = await posts.selectPost(db, postId);
  if (!post || post.authorId !== userId || post.removal) throw new AppError('forum.no-such-post');
  return { body: post.body };
}

export async function editPost(kit: Kit, writer: Writer, postId: string, given: string) {
  const { db, clock } = kit;
  const now = clock.now();
  const limits = await limitsOf(db, writer, now);
  const { text, images } = await readText(db, given, limits);
  const sign = await whyHeld(kit, writer, limits, { body: text.body, postId });
  const topic = await db.transaction(async (tx) => {
    const own = await lockOwn(tx, writer.id, postId);
    if (own.post.removal || own.topic.removal) throw new AppError('forum.no-such-post');
    if (own.topic.closedAt && !holds(writer, 'may:moderate')) throw new AppError('forum.closed');
    if (!mayEdit(own.post, await levelOf(tx, writer.id, now), now)) throw new AppError('forum.edit-window');
    if (own.post.body === text.body) return own.topic;
    const isQuiet = isGrace(own.post, now);
    if (!isQuiet)
      await posts.insertEdit(tx, { id: newId(now), postId, body: own.post.body, replacedAt: now });
    await placePostImages(tx, writer.id, postId, images);
    await posts.updatePost(tx, postId, { ...text, ...(isQuiet ? {} : { editedAt: now }) });
    if (sign) await holdPost(tx, own.topic, own.post, sign, now);
    return own.topic;
  });
  forumChanged(kit, sign ? 'all' : { topicId: topic.id, categoryId: topic.categoryId });
  return { isHeld: sign !== null };
}

export async function editTopic(kit: Kit, writer: Writer, id: number, given: TopicAbout): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  if (!holds(writer, 'may:moderate') && (await judgeText(db, given.title)))
    throw new AppError('forum.filtered', { fields: { title: 'Ese título no se admite en el foro.' } });
  await db.transaction(async (tx) => {
    const topic = await topics.lockTopic(tx, id);
    if (!topic || topic.removal || topic.authorId !== writer.id) throw new AppError('forum.no-such-topic');
    if (!mayEdit(topic, await levelOf(tx, writer.id, now), now)) throw new AppError('forum.edit-window');
    if (!(await topics.selectCategory(tx, given.categoryId)))
      throw new AppError('forum.no-such-category', { fields: { categoryId: 'Elige una categoría.' } });
    await topics.updateTopic(tx, id, { ...given, title: given.title.trim(), tags: [...new Set(given.tags)] });
    if (topic.categoryId !== given.categoryId) {
      await topics.addToCategory(tx, topic.categoryId, -1);
      await topics.addToCategory(tx, given.categoryId, 1);
    }
  });
  forumChanged(kit, 'all');
}

export async function removeOwn(kit: Kit, userId: string, postId: string): Promise<void> {
  const { db, clock } = kit;
  await db.transaction(async (tx) => {
    const { topic, post } = await lockOwn(tx, userId, postId);
    if (post.removal) return;
    if (post.number === 1 && topic.replies > 0) throw new AppError('forum.has-replies');
    await hidePost(tx, topic, post, 'author', clock.now());
  });
  forumChanged(kit, 'all');
}

export async function restoreOwn(kit: Kit, userId: string, postId: string): Promise<void> {
  const { db, clock } = kit;
  await db.transaction(async (tx) => {
    const { topic, post } = await lockOwn(tx, userId, postId);
    if (post.removal === null) return;
    if (post.removal !== 'author' || !post.removedAt) throw new AppError('forum.no-such-post');
    if (!mayRestore(post.removedAt, clock.now())) throw new AppError('forum.restore-window');
    await showPost(tx, topic, post);
  });
  forumChanged(kit, 'all');
}

/** What the pages need to know of a reader, because they are the same for everyone. */
export async function ownInTopic(kit: Kit, userId: string, topicId: number) {
  const { db, clock } = kit;
  const now = clock.now();
  const [reader, reactions, own, blocks, level] = await Promise.all([
    selectReader(db, userId, topicId),
    posts.selectOwnReactions(db, userId, topicId),
    posts.selectOwnPosts(db, userId, topicId),
    blocksOf(kit, userId, { limit: blockAllowance.limit }),
    levelOf(db, userId, now),
  ]);
  const numbers = (list: typeof own) => list.map(({ number }) => number);
  return {
    lastRead: reader?.lastRead ?? 0,
    level: reader?.level ?? 'normal',
    reactions,
    restorable: numbers(
      own.filter(({ removal, removedAt }) => removal === 'author' && removedAt && mayRestore(removedAt, now)),
    ),
    editable: numbers(own.filter((post) => post.removal === null && mayEdit(post, level, now))),
    blocked: blocks.items.map(({ username }) => username),
  };
}
