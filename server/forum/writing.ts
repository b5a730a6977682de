import { holds } from '@atalaya/core/auth/roles';
import type { AllowanceKit } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { holdPost, whyHeld } from './filters/filters';
import { placePostImages } from './inserts/images';
import { followByWriting } from './members.queries';
import { forumChanged, listRooms, postWritten } from './news';
import * as posts from './posts.queries';
import { limitsOf, requirePace, type Writer } from './standing';
import { readText } from './text';
import * as topics from './topics.queries';

export type TopicAbout = {
  title: string;
  categoryId: number;
  tags: string[];
  syllabusTopic: number | null;
};

/** What posting needs of the kit. */
export type Posting = Pick<Kit, 'db' | 'clock' | 'jobs' | 'events' | 'secret'> & {
  env: Pick<Kit['env'], 'ORIGIN'> & AllowanceKit['env'];
  realtime: Pick<Kit['realtime'], 'toRoom'>;
};

type Typed = { body: string; typedMs?: number | undefined; website?: string | undefined };

export async function writeTopic(kit: Posting, writer: Writer, given: TopicAbout & Typed) {
  const { db, clock } = kit;
  const now = clock.now();
  const limits = await limitsOf(db, writer, now);
  const { text, called, images } = await readText(db, given.body, limits);
  const sign = await whyHeld(kit, writer, limits, { ...given, body: `${given.title}\n${text.body}` });
  const postId = newId(now);
  const id = await db.transaction(async (tx) => {
    await requirePace(kit, tx, writer, { body: text.body, isTopic: true }, limits);
    if (!(await topics.selectCategory(tx, given.categoryId)))
      throw new AppError('forum.no-such-category', { fields: { categoryId: 'Elige una categoría.' } });
    const topicId = await topics.insertTopic(tx, {
      categoryId: given.categoryId,
      title: given.title.trim(),
      tags: [...new Set(given.tags)],
      syllabusTopic: given.syllabusTopic,
      authorId: writer.id,
      lastAuthorId: writer.id,
      lastNumber: 1,
      replies: 0,
      lastPostAt: now,
      createdAt: now,
    });
    const post = { id: postId, topicId, number: 1, authorId: writer.id, createdAt: now };
    await posts.insertPost(tx, { ...post, ...text, reactions: {} });
    if (images.length > 0) await placePostImages(tx, writer.id, postId, images);
    await topics.addToCategory(tx, given.categoryId, 1);
    await followByWriting(tx, { userId: writer.id, topicId, lastRead: 1, now });
    const topic = { id: topicId, categoryId: given.categoryId, solvedNumber: null };
    if (sign) await holdPost(tx, topic, post, sign, now);
    else await postWritten(kit, tx, { topicId, number: 1, called });
    return topicId;
  });
  forumChanged(kit, 'all');
  if (!sign) for (const list of listRooms(given.categoryId)) kit.realtime.toRoom(list);
  return { id, isHeld: sign !== null };
}

type Answer = Typed & { parent?: number | null | undefined };

export async function writePost(
  kit: Posting,
  writer: Writer,
  topicId: number,
  { body, typedMs, website, parent }: Answer,
) {
  const { db, clock } = kit;
  const now = clock.now();
  const limits = await limitsOf(db, writer, now);
  const { text, called, images } = await readText(db, body, limits);
  const sign = await whyHeld(kit, writer, limits, { body: text.body, typedMs, website });
  const id = newId(now);
  const { number, categoryId } = await db.transaction(async (tx) => {
    await requirePace(kit, tx, writer, { body: text.body, isTopic: false }, limits);
    // The lock also gives the answers of a topic their numbers one after the other.
    const topic = await topics.lockTopic(tx, topicId);
    if (!topic || topic.removal) throw new AppError('forum.no-such-topic');
    if (topic.closedAt && !holds(writer, 'may:moderate')) throw new AppError('forum.closed');
    const above = parent ? await posts.selectPostAt(tx, topicId, parent) : undefined;
    if (parent && (!above || above.removal)) throw new AppError('forum.no-such-post');
    const next = topic.lastNumber + 1;
    const post = { id, topicId, number: next, parent: parent ?? null, authorId: writer.id, createdAt: now };
    await posts.insertPost(tx, { ...post, ...text, reactions: {} });
    if (images.length > 0) await placePostImages(tx, writer.id, id, images);
    await topics.updateTopic(tx, topicId, {
      lastNumber: next,
      replies: topic.replies + 1,
      lastAuthorId: writer.id,
      lastSampleAuthor: null,
      lastPostAt: now,
    });
    await followByWriting(tx, { userId: writer.id, topicId, lastRead: next, now });
    if (sign) await holdPost(tx, topic, post, sign, now);
    else await postWritten(kit, tx, { topicId, number: next, called });
    return { number: next, categoryId: topic.categoryId };
  });
  forumChanged(kit, { topicId, categoryId });
  if (!sign) kit.realtime.toRoom(`forum:${topicId}`, number);
  return { id, number, isHeld: sign !== null };
}
