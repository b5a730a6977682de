import { ANSWER_WANTED_DAYS, type FollowLevel, TOPICS_PER_PAGE } from '@atalaya/core/forum/forum';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { accuracyOf } from '@atalaya/core/review/topic-accuracy';
import { AppError } from '../platform/app-error';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { addToMember } from './members.queries';
import { bannedAmong } from './moderation/bans';
import * as rows from './readers.queries';
import { cardsOf, cursorOf } from './reading';
import { selectCategory, selectTopic } from './topics.queries';

export async function readingsOf({ db }: Kit, userId: string, topics: string) {
  const ids = topics === '' ? [] : topics.split(',').map(Number);
  const [unread, categories, items] = await Promise.all([
    rows.countUnread(db, userId),
    rows.selectCategoryLevels(db, userId),
    ids.length > 0 ? rows.selectReadings(db, userId, ids) : [],
  ]);
  return { unread, items, categories };
}

export async function unreadOf({ db }: Kit, userId: string, after: string | undefined) {
  const found = await rows.selectUnread(db, userId, cursorOf(after));
  const { items, next } = keysetPage(
    found,
    TOPICS_PER_PAGE,
    ({ lastPostAt, id }) => `${lastPostAt.getTime()}_${id}`,
  );
  return { items: await cardsOf(db, items), next };
}

/** A question that waits for its first answer, in a topic of the syllabus that the user knows well. */
export async function answerableBy({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const since = new Date(now.getTime() - ANSWER_WANTED_DAYS * DAY_MS);
  const [found, banned] = await Promise.all([
    rows.selectAnswerable(db, userId, since),
    bannedAmong(db, [userId], now),
  ]);
  if (!found || banned.has(userId)) return { question: null };
  const { right, wrong, ...question } = found;
  return { question: { ...question, accuracy: accuracyOf([{ right, wrong }]) ?? 0 } };
}

export async function noteReading({ db, clock }: Kit, userId: string, topicId: number, lastRead: number) {
  const topic = await selectTopic(db, topicId);
  if (!topic) throw new AppError('forum.no-such-topic');
  const now = clock.now();
  await db.transaction(async (tx) => {
    const read = Math.min(lastRead, topic.lastNumber);
    const isNew = await rows.upsertReading(tx, { userId, topicId, lastRead: read, now });
    if (isNew) await addToMember(tx, userId, { topicsRead: 1 }, now);
  });
}

export async function follow({ db, clock }: Kit, userId: string, topicId: number, level: FollowLevel) {
  if (!(await selectTopic(db, topicId))) throw new AppError('forum.no-such-topic');
  await rows.upsertLevel(db, userId, topicId, level, clock.now());
}

export async function followCategory({ db }: Kit, userId: string, categoryId: number, level: FollowLevel) {
  if (!(await selectCategory(db, categoryId))) throw new AppError('forum.no-such-category');
  await rows.upsertCategoryLevel(db, userId, categoryId, level);
}
