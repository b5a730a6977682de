import type { QuestionText } from '@atalaya/core/syllabus/questions/question-text';
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, selectLongList } from '../platform/db';
import { insertRows } from '../platform/rows/insert-rows';
import { officialExam } from './material.tables';
import { question, questionStat, questionVersion } from './question.tables';
import { law, topic } from './topic.tables';

const isAskable = and(eq(question.state, 'published'), isNull(question.deletedAt));

/** A question about a future date of entry into force is asked from that date. */
export const isInForce = (today: string) => or(isNull(question.askedFrom), lte(question.askedFrom, today));

export type AskableQuestion = Pick<
  typeof question.$inferSelect,
  'id' | 'topic' | 'section' | 'kind' | 'difficulty' | 'lawChangedOn'
> & { law: string | null; article: string | null };

export const selectAskable = (db: Db, today: string) =>
  selectLongList<AskableQuestion>(
    db,
    sql`
      select id, topic, section, kind, difficulty, reference->>'law' as law, reference->>'article' as article,
        law_changed_on as "lawChangedOn"
      from ${question} where ${and(isAskable, isInForce(today))}`,
  );

/** The multiple-choice questions of these topics with their section. */
export const selectInSections = (db: Db, topics: readonly number[], today: string) =>
  db
    .select({
      id: question.id,
      topic: question.topic,
      section: question.section,
      difficulty: question.difficulty,
    })
    .from(question)
    .where(
      and(isAskable, isInForce(today), eq(question.kind, 'choice'), inArray(question.topic, [...topics])),
    );

export const selectTopicNames = (db: Db) =>
  db
    .select({ number: topic.number, shortTitle: topic.shortTitle, block: topic.block })
    .from(topic)
    .where(and(eq(topic.state, 'published'), isNull(topic.deletedAt)))
    .orderBy(asc(topic.number));

export const selectLawNames = (db: Db) =>
  db.select({ id: law.id, name: law.name, shortName: law.shortName }).from(law);

export const selectOfficialExams = (db: Db) =>
  db
    .select({
      id: officialExam.id,
      year: officialExam.year,
      call: officialExam.call,
      title: officialExam.title,
      heldOn: officialExam.heldOn,
      questionIds: officialExam.questionIds,
      topicCounts: officialExam.topicCounts,
    })
    .from(officialExam)
    .where(and(eq(officialExam.state, 'published'), isNull(officialExam.deletedAt)))
    .orderBy(desc(officialExam.year), desc(officialExam.heldOn), asc(officialExam.id));

const textColumns = {
  stem: questionVersion.stem,
  options: questionVersion.options,
  answer: questionVersion.answer,
  explanation: questionVersion.explanation,
  reference: questionVersion.reference,
  source: questionVersion.source,
  difficulty: questionVersion.difficulty,
  validOn: questionVersion.validOn,
};

/** The current versions, unordered. */
export const selectCurrent = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: question.id,
      version: question.version,
      topic: question.topic,
      section: question.section,
      stem: question.stem,
      options: question.options,
      answer: question.answer,
      explanation: question.explanation,
      reference: question.reference,
      source: question.source,
      difficulty: question.difficulty,
      validOn: question.validOn,
      lawChangedOn: question.lawChangedOn,
    })
    .from(question)
    .where(and(sql`${question.id} = any(${sql.param([...ids])}::text[])`, isAskable));

export type Asked = { questionId: string; version: number };
type Superseded = Asked & { asked: QuestionText; current: QuestionText; annulled: boolean };

/** Pairs as one JSON parameter. */
const pairs = (asked: readonly Asked[]) =>
  sql`(select "questionId", version from jsonb_to_recordset(${JSON.stringify(
    asked.map(({ questionId, version }) => ({ questionId, version })),
  )}::jsonb) as pair("questionId" text, version int))`;

/** The versions that were asked. */
export const selectVersionsAsked = (db: Db, asked: readonly Asked[]) =>
  db
    .select({ id: questionVersion.questionId, version: questionVersion.version, ...textColumns })
    .from(questionVersion)
    .where(sql`(${questionVersion.questionId}, ${questionVersion.version}) in ${pairs(asked)}`);

/**
 * Superseded versions and annulled questions with their current text. The share lock makes a new correction wait for a
 * grading by this text, so that its regrading finds the exam.
 */
export async function selectSuperseded(db: Db, asked: readonly Asked[]): Promise<Superseded[]> {
  const old = await db
    .select({ id: question.id })
    .from(question)
    .innerJoin(sql`${pairs(asked)} as pair`, sql`pair."questionId" = ${question.id}`)
    .where(or(ne(question.version, sql`pair.version`), eq(question.annulled, true)))
    .orderBy(asc(question.id))
    .for('share', { of: question });
  if (old.length === 0) return [];
  const ids = new Set(old.map(({ id }) => id));
  const wanted = asked.filter(({ questionId }) => ids.has(questionId));
  const [then, now] = await Promise.all([
    selectVersionsAsked(db, wanted),
    db
      .select({ id: questionVersion.questionId, annulled: question.annulled, ...textColumns })
      .from(questionVersion)
      .innerJoin(
        question,
        and(eq(question.id, questionVersion.questionId), eq(question.version, questionVersion.version)),
      )
      .where(inArray(question.id, [...ids])),
  ]);
  return then.flatMap((version) => {
    const current = now.find(({ id }) => id === version.id);
    if (!current) return [];
    const { annulled } = current;
    return [{ questionId: version.id, version: version.version, asked: version, current, annulled }];
  });
}

/** In key order, so that concurrent hand-ins cannot deadlock. */
export const addToStats = (
  db: Db,
  rows: readonly { questionId: string; answers: number; errors: number }[],
) =>
  db.execute(sql`
    ${insertRows(
      questionStat,
      rows.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1)),
    )}
    on conflict (question_id) do update
    set answers = question_stat.answers + excluded.answers, errors = question_stat.errors + excluded.errors`);
