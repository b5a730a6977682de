import type { Reference } from '@atalaya/core/syllabus/content/content.contract';
import type { AnswerKey, Explanation, Options } from '@atalaya/core/syllabus/questions/question-text';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { examQuestion } from './exams.tables';

/** A question of an exam with the text that was asked. */
export type PrintedRow = {
  position: number;
  questionId: string;
  version: number;
  topic: number;
  key: AnswerKey;
  annulled: boolean;
  choice: AnswerKey | null;
  sequence: number;
  flagged: boolean;
  stem: string;
  options: Options | null;
  /** Null while an exam runs. */
  explanation: Explanation | null;
  reference: Reference | null;
  source: string | null;
};

type Start = { startedAt: Date; deadlineAt: Date | null; checkAt: Date | null };

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const running = ({ startedAt, deadlineAt, checkAt }: Start) => sql`state = 'running',
  started_at = ${text(startedAt)}::timestamptz, deadline_at = ${text(deadlineAt)}::timestamptz,
  check_at = ${text(checkAt)}::timestamptz`;

export const beginExam = (db: Db, id: string, start: Start) => freezeExam(db, id, running(start));

/** Freezes the questions; the clock starts later, on the device. */
export const freezeDownload = (db: Db, id: string, now: Date) =>
  freezeExam(db, id, sql`downloaded_at = ${text(now)}::timestamptz`);

/** Starts the clock of an exam whose questions are frozen. False if it had already started. */
export const beginDownloaded = async (db: Db, id: string, start: Start): Promise<boolean> =>
  (
    await db.execute(sql`update exam set ${running(start)}
      where id = ${id} and state = 'built' and downloaded_at is not null returning id`)
  ).length > 0;

/** The tests of the same user that are not finished and ask a question of this mock. */
export const markTestsMeeting = (db: Db, mockId: string) =>
  db.execute(sql`
    update exam test set meets_mock = true from exam mock
    where mock.id = ${mockId} and test.user_id = mock.user_id and test.kind = 'test' and test.state <> 'finished'
      and test.question_ids ?| array(select jsonb_array_elements_text(mock.question_ids))`);

/**
 * Changes the exam, freezes the questions and returns their texts, in one statement. Returns nothing if the exam had
 * already started or has no valid questions left; withdrawn questions leave no gap.
 */
const freezeExam = (db: Db, id: string, change: SQL) =>
  db.execute<Omit<PrintedRow, 'annulled' | 'choice' | 'sequence' | 'flagged'>>(sql`
  with frozen as materialized (
    select row_number() over (order by wanted.place)::int as position, q.id, q.version, q.topic, q.answer, q.stem, q.options,
      case when exam.mode = 'study' then q.explanation end as explanation,
      case when exam.mode = 'study' then q.reference end as reference,
      case when exam.mode = 'study' then q.source end as source
    from exam, jsonb_array_elements_text(exam.question_ids) with ordinality as wanted(id, place)
      join question q on q.id = wanted.id
    where exam.id = ${id} and q.state = 'published' and q.deleted_at is null
  ), begun as (
    update exam set questions = (select count(*) from frozen), ${change}
    where id = ${id} and state = 'built' and downloaded_at is null and exists (select from frozen)
    returning id, user_id
  ), kept as (
    insert into exam_question (exam_id, user_id, position, question_id, version, topic, key)
    select begun.id, begun.user_id, frozen.position, frozen.id, frozen.version, frozen.topic, frozen.answer from begun, frozen
  )
  select position, frozen.id as "questionId", version, topic, answer as key, stem, options, explanation, reference, source
  from frozen, begun order by position`);

/** The questions as they were asked. Explanations are only read after the end. */
export const selectPrinted = (
  db: Db,
  examId: string,
  { withExplanations }: { withExplanations: boolean },
): Promise<PrintedRow[]> =>
  db.execute<PrintedRow>(sql`
    select q.position, q.question_id as "questionId", q.version, q.topic, q.key, q.annulled, q.choice, q.sequence, q.marked as flagged, v.stem, v.options,
      case when ${withExplanations} then v.explanation end as explanation,
      case when ${withExplanations} then v.reference end as reference,
      case when ${withExplanations} then v.source end as source
    from exam_question q join question_version v on v.question_id = q.question_id and v.version = q.version
    where q.exam_id = ${examId} order by q.position`);

export const selectGraded = (db: Db, examId: string) =>
  db
    .select({
      topic: examQuestion.topic,
      key: examQuestion.key,
      choice: examQuestion.choice,
      flagged: examQuestion.flagged,
      annulled: examQuestion.annulled,
    })
    .from(examQuestion)
    .where(eq(examQuestion.examId, examId))
    .orderBy(asc(examQuestion.position));
