import type { Tier } from '@atalaya/core/auth/user';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import { TOPIC_COUNT } from '@atalaya/core/syllabus/topic-weights';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findAccount } from '../auth/accounts';
import { tierHeldAt } from '../auth/grants';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { askedInExams, askedInMock } from '../syllabus/exam-questions';
import { holdingsAt } from '../syllabus/held';
import { isOpenTo, type Reviewer, reviewerOf } from './due';
import { type ItemKey, selectItems } from './review.queries';
import { reviewLog, studyItem } from './review.tables';

const topicNumbers = Array.from({ length: TOPIC_COUNT }, (_, index) => index + 1);

/** Questions that an exam or the level test has asked: its review shows them for ever. */
const wasAsked = inArray(reviewLog.source, ['exam', 'study', 'level-test']);

/**
 * The items met (rows of study_item) whose text the user may read: what plan and purchases open today, and what an exam
 * has asked.
 */
export function readableItems(db: Db, reviewer: Reviewer, kinds: readonly StudyItemKind[]): SQL | undefined {
  const topicsOf = (kind: StudyItemKind) =>
    topicNumbers.filter((topic) => isOpenTo(reviewer, { kind, topic }));
  const open = kinds.map((kind) => ({ kind, topics: topicsOf(kind) }));
  if (open.every(({ topics }) => topics.length === TOPIC_COUNT)) return undefined;
  const isOpen = open.map(({ kind, topics }) =>
    and(
      eq(studyItem.kind, kind),
      topics.length === TOPIC_COUNT ? undefined : inArray(studyItem.topic, topics),
    ),
  );
  const asked = db
    .select({ one: sql`1` })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, studyItem.userId),
        eq(reviewLog.kind, studyItem.kind),
        eq(reviewLog.itemId, studyItem.itemId),
        wasAsked,
        isNull(reviewLog.undoneAt),
      ),
    );
  return or(...isOpen, exists(asked));
}

type Item = ItemKey & { topic: number };

/** The same for items that need not have been met. */
export async function readableOf<T extends Item>(
  kit: Kit,
  reviewer: Reviewer,
  items: readonly T[],
): Promise<readonly T[]> {
  const closed = items.filter((item) => !isOpenTo(reviewer, item));
  if (closed.length === 0) return items;
  const questions = closed.filter(({ kind }) => kind === 'question' || kind === 'true-false');
  const asked = await askedInExams(
    kit,
    kit.db,
    reviewer.id,
    questions.map(({ itemId }) => itemId),
  );
  return items.filter(
    (item) => !closed.includes(item) || (questions.includes(item) && asked.includes(item.itemId)),
  );
}

/** Without the questions of the user's mock. */
export async function withoutMock<T extends { itemId: string }>(
  kit: Kit,
  userId: string,
  items: readonly T[],
): Promise<readonly T[]> {
  const asked = await askedInMock(kit, kit.db, userId);
  return asked.size === 0 ? items : items.filter(({ itemId }) => !asked.has(itemId));
}

/**
 * The answers that count: to what is open now, or was when the device was offline, and to what the user has met. The
 * rest is somebody trying ids.
 */
export async function answerable<T extends Item & { at: Date }>(
  kit: Kit,
  student: { id: string; tier: Tier },
  answers: readonly T[],
): Promise<readonly T[]> {
  const { db } = kit;
  const now = await reviewerOf(kit, student);
  const closed = answers.filter((answer) => !isOpenTo(now, answer));
  if (closed.length === 0) return answers;
  const first = new Date(Math.min(...closed.map(({ at }) => at.getTime())));
  const account = await findAccount(db, student.id, first);
  const tier = (await tierHeldAt(db, student.id, first)) ?? account?.tier ?? 'demo';
  const then = { id: student.id, tier, holdings: await holdingsAt(db, { id: student.id, tier }, first) };
  const met = await selectItems(db, student.id, closed);
  return answers.filter(
    (answer) =>
      !closed.includes(answer) ||
      isOpenTo(then, answer) ||
      met.some(({ kind, itemId }) => kind === answer.kind && itemId === answer.itemId),
  );
}
