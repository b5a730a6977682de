import type { StudySource } from '@atalaya/core/review/study-answer';
import { and, between, count, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { reviewLog, studyDay, studyItem, studyTopic } from './review.tables';

/**
 * First answers by topic and day, with the exam's scores, corrected by the item's difficulty. Cards are excluded,
 * because they are self-graded.
 */
export const selectEvidence = (db: Db, userId: string) =>
  db.execute<{ topic: number; day: string; answers: number; score: number }>(sql`
    select log.topic, (log.at at time zone 'Europe/Madrid')::date::text as day, count(*)::int as answers,
      sum(case when log.outcome = 'right' then 1.0 when log.kind = 'question' then -0.5 else -1.0 end
        - coalesce(item_difficulty.ease, 0))::float8 as score
    from ${reviewLog} as log
    left join item_difficulty on item_difficulty.kind = log.kind and item_difficulty.item_id = log.item_id
    where log.user_id = ${userId} and log.first_sight and log.undone_at is null and log.outcome <> 'blank'
      and log.kind in ('question', 'true-false')
    group by 1, 2`);

export const selectDays = (db: Db, userId: string) =>
  db
    .select({
      day: studyDay.day,
      answers: studyDay.answers,
      right: studyDay.right,
      wrong: studyDay.wrong,
      durationMs: studyDay.durationMs,
      early: studyDay.early,
    })
    .from(studyDay)
    .where(and(eq(studyDay.userId, userId), sql`${studyDay.answers} > 0`))
    .orderBy(studyDay.day);

/** What several users did on each day of a span. */
export const selectDaysOf = async (db: Db, userIds: readonly string[], from: string, to: string) =>
  userIds.length === 0
    ? []
    : db
        .select({
          userId: studyDay.userId,
          day: studyDay.day,
          questions: studyDay.questions,
          reviews: studyDay.reviews,
          ms: sql<number>`${studyDay.durationMs} + ${studyDay.roomMs}`.mapWith(Number),
        })
        .from(studyDay)
        .where(and(inArray(studyDay.userId, [...userIds]), between(studyDay.day, from, to)));

/** Whether anything but the level test was answered. */
export async function selectHasStudied(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: reviewLog.id })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), ne(reviewLog.source, 'level-test'), isNull(reviewLog.undoneAt)))
    .limit(1);
  return found.length > 0;
}

export const selectTopicTallies = (db: Db, userId: string) =>
  db.select().from(studyTopic).where(eq(studyTopic.userId, userId));

/** Items of the catalogue seen per topic. */
export const selectSeenByTopic = (db: Db, userId: string) =>
  db
    .select({ topic: studyItem.topic, seen: count() })
    .from(studyItem)
    .where(and(eq(studyItem.userId, userId), notInArray(studyItem.kind, ['word', 'term', 'article'])))
    .groupBy(studyItem.topic);

export async function selectDayPage(db: Db, userId: string, range: { page: number; pageSize: number }) {
  const where = and(eq(studyDay.userId, userId), sql`${studyDay.answers} > 0`);
  const items = await db
    .select()
    .from(studyDay)
    .where(where)
    .orderBy(desc(studyDay.day))
    .limit(range.pageSize)
    .offset((range.page - 1) * range.pageSize);
  const [found] = await db.select({ total: count() }).from(studyDay).where(where);
  return { items, total: found?.total ?? 0 };
}

const dayOfAnswer = sql<string>`(${reviewLog.at} at time zone 'Europe/Madrid')::date::text`;

/** Answers of these days by topic and origin. */
export const selectDayDetails = (
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<{ day: string; topic: number; source: StudySource; answers: number; right: number }[]> =>
  db
    .select({
      day: dayOfAnswer,
      topic: reviewLog.topic,
      source: reviewLog.source,
      answers: count(),
      right: sql<number>`count(*) filter (where ${reviewLog.outcome} = 'right')`.mapWith(Number),
    })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        sql`${reviewLog.undoneAt} is null`,
        ne(reviewLog.outcome, 'blank'),
        // The index narrows the time span; the Spanish date is compared exactly.
        sql`${reviewLog.at} >= (${days.at(-1)}::date - 1)`,
        sql`${reviewLog.at} < (${days[0]}::date + 2)`,
        inArray(dayOfAnswer, [...days]),
      ),
    )
    .groupBy(dayOfAnswer, reviewLog.topic, reviewLog.source);
