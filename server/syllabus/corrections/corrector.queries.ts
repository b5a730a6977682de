import type { CorrectorQueue } from '@atalaya/core/syllabus/questions/corrector';
import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { chunksOf } from '../../platform/chunks';
import type { Db } from '../../platform/db';
import {
  isFailedByNearlyEveryone,
  question,
  questionReport,
  questionStat,
  questionTwin,
} from '../question.tables';
import { law } from '../topic.tables';

const isLive = and(eq(question.state, 'published'), isNull(question.deletedAt));
const isOlderThanLaw = and(
  sql`${question.reference}->>'law' = ${law.id}`,
  gt(law.consolidated, question.validOn),
);
const isFailed = and(
  isFailedByNearlyEveryone(questionStat),
  // Reviewed before: listed again when twice as many have answered.
  gte(questionStat.answers, sql`coalesce(${questionStat.reviewedAnswers} * 2, 0)`),
);

/** The condition of each queue. */
const belongs = (db: Db): Record<CorrectorQueue, SQL> => ({
  reported: exists(
    db
      .select({ one: sql`1` })
      .from(questionReport)
      .where(and(eq(questionReport.questionId, question.id), eq(questionReport.status, 'open'))),
  ),
  duplicate: exists(
    db
      .select({ one: sql`1` })
      .from(questionTwin)
      .where(
        and(
          or(eq(questionTwin.first, question.id), eq(questionTwin.second, question.id)),
          isNull(questionTwin.dismissedAt),
        ),
      ),
  ),
  'no-reference': sql`(${isNull(question.reference)} and ${isNull(question.source)})`,
  failed: exists(
    db
      .select({ one: sql`1` })
      .from(questionStat)
      .where(and(eq(questionStat.questionId, question.id), isFailed)),
  ),
  'law-changed': exists(
    db
      .select({ one: sql`1` })
      .from(law)
      .where(and(isOlderThanLaw, isNull(law.deletedAt))),
  ),
});

export function countQueue(db: Db, queue: CorrectorQueue): Promise<number> {
  if (queue === 'law-changed') return countOlderThanLaw(db);
  if (queue === 'failed') return countFailed(db);
  return db.$count(question, and(isLive, belongs(db)[queue]));
}

// The planner overestimates these conditions and would scan every question. Counting from the laws and from the
// statistics uses the indexes.

async function countOlderThanLaw(db: Db): Promise<number> {
  const own = db
    .select({ total: count().as('total') })
    .from(question)
    .where(and(isLive, isOlderThanLaw))
    .as('own');
  const [found] = await db
    .select({ total: sql<number>`coalesce(sum(${own.total}), 0)::int` })
    .from(law)
    .crossJoinLateral(own)
    .where(isNull(law.deletedAt));
  return found?.total ?? 0;
}

const countFailed = (db: Db): Promise<number> =>
  db.$count(
    questionStat,
    and(
      isFailed,
      sql`(${db
        .select({ live: sql`${isLive}` })
        .from(question)
        .where(eq(question.id, questionStat.questionId))})`,
    ),
  );

const { search: _, ...columns } = getTableColumns(question);

/** Reported questions by report time, the others in syllabus order. */
const firstReport = sql`(select min(created_at) from question_report where question_id = ${question.id} and status = 'open')`;

export const selectQueue = (db: Db, queue: CorrectorQueue, limit: number, offset: number) =>
  db
    .select(columns)
    .from(question)
    .where(and(isLive, belongs(db)[queue]))
    .orderBy(...(queue === 'reported' ? [firstReport] : []), asc(question.topic), asc(question.id))
    .limit(limit)
    .offset(offset);

export const selectOpenReports = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: questionReport.id,
      questionId: questionReport.questionId,
      reason: questionReport.reason,
      text: questionReport.text,
      version: questionReport.version,
      createdAt: questionReport.createdAt,
    })
    .from(questionReport)
    .where(and(inArray(questionReport.questionId, [...ids]), eq(questionReport.status, 'open')))
    .orderBy(asc(questionReport.createdAt));

export const selectTwins = (db: Db, ids: readonly string[]) =>
  db
    .select({ first: questionTwin.first, second: questionTwin.second })
    .from(questionTwin)
    .where(
      and(
        or(inArray(questionTwin.first, [...ids]), inArray(questionTwin.second, [...ids])),
        isNull(questionTwin.dismissedAt),
      ),
    );

export const selectStems = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: question.id, stem: question.stem })
    .from(question)
    .where(inArray(question.id, [...ids]));

export const selectStats = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(questionStat)
    .where(inArray(questionStat.questionId, [...ids]));

export const selectLawsNamed = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: law.id, shortName: law.shortName, consolidated: law.consolidated })
    .from(law)
    .where(inArray(law.id, [...ids]));

export const selectLiveStems = (db: Db) =>
  db
    .select({
      id: question.id,
      kind: question.kind,
      stem: question.stem,
      stemKey: question.stemKey,
      fact: question.fact,
      options: question.options,
      answer: question.answer,
    })
    .from(question)
    .where(isLive)
    .orderBy(asc(question.id));

/** Replaces earlier findings; dismissed pairs stay dismissed. */
export async function replaceTwins(
  db: Db,
  pairs: readonly { first: string; second: string; likeness: number }[],
): Promise<void> {
  await db.delete(questionTwin).where(isNull(questionTwin.dismissedAt));
  for (const chunk of chunksOf(pairs)) await db.insert(questionTwin).values(chunk).onConflictDoNothing();
}

export async function dismissPair(db: Db, first: string, second: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(questionTwin)
    .set({ dismissedAt: now })
    .where(
      and(eq(questionTwin.first, first), eq(questionTwin.second, second), isNull(questionTwin.dismissedAt)),
    )
    .returning({ first: questionTwin.first });
  return changed.length > 0;
}

/** False when nobody has answered it. */
export async function markReviewed(db: Db, questionId: string): Promise<boolean> {
  const changed = await db
    .update(questionStat)
    .set({ reviewedAnswers: questionStat.answers })
    .where(eq(questionStat.questionId, questionId))
    .returning({ id: questionStat.questionId });
  return changed.length > 0;
}
