import type { Reference } from '@atalaya/core/syllabus/content.contract';
import type { AnswerKey, Explanation, Options } from '@atalaya/core/syllabus/question-text';
import type postgres from 'postgres';

/** A question of an exam with the text that was asked. */
export type PrintedRow = {
  position: number;
  questionId: string;
  version: number;
  topic: number;
  key: AnswerKey;
  choice: AnswerKey | null;
  sequence: number;
  marked: boolean;
  stem: string;
  options: Options | null;
  /** Null where it is not to be told yet: an exam that runs does not even read it. */
  explanation: Explanation | null;
  reference: Reference | null;
  source: string | null;
};

type Start = { startedAt: Date; deadlineAt: Date | null; checkAt: Date | null };

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * The clock, the frozen questions and their texts by one statement. Nothing comes back, and nothing has changed, when it had
 * begun already or when none of its questions can be asked any more; those that were withdrawn leave no gap.
 */
export const beginExam = (
  sql: postgres.Sql,
  id: string,
  { startedAt, deadlineAt, checkAt }: Start,
): Promise<Omit<PrintedRow, 'choice' | 'sequence' | 'marked'>[]> => sql`
  with frozen as materialized (
    select row_number() over (order by wanted.place)::int as position, q.id, q.version, q.topic, q.answer, q.stem, q.options,
      case when exam.mode = 'study' then q.explanation end as explanation,
      case when exam.mode = 'study' then q.reference end as reference,
      case when exam.mode = 'study' then q.source end as source
    from exam, jsonb_array_elements_text(exam.question_ids) with ordinality as wanted(id, place)
      join question q on q.id = wanted.id
    where exam.id = ${id} and q.state = 'published' and q.deleted_at is null
  ), begun as (
    update exam set state = 'running', questions = (select count(*) from frozen),
      started_at = ${text(startedAt)}::timestamptz, deadline_at = ${text(deadlineAt)}::timestamptz,
      check_at = ${text(checkAt)}::timestamptz
    where id = ${id} and state = 'built' and exists (select from frozen)
    returning id
  ), kept as (
    insert into exam_question (exam_id, position, question_id, version, topic, key)
    select begun.id, frozen.position, frozen.id, frozen.version, frozen.topic, frozen.answer from begun, frozen
  )
  select position, frozen.id as "questionId", version, topic, answer as key, stem, options, explanation, reference, source
  from frozen, begun order by position`;

/**
 * Every question of an exam as it was asked; `told` when its explanations may be known. `shownAt` writes down, by the same
 * statement, when its answers were first shown: whoever has read them was noted.
 */
export const selectPrinted = (
  sql: postgres.Sql,
  examId: string,
  { told, shownAt = null }: { told: boolean; shownAt?: Date | null },
): Promise<PrintedRow[]> => sql<PrintedRow[]>`
  ${shownAt ? sql`with shown as (update exam set shown_at = ${text(shownAt)}::timestamptz where id = ${examId} and shown_at is null)` : sql``}
  select q.position, q.question_id as "questionId", q.version, q.topic, q.key, q.choice, q.sequence, q.marked, v.stem,
    v.options, case when ${told} then v.explanation end as explanation, case when ${told} then v.reference end as reference,
    case when ${told} then v.source end as source
  from exam_question q join question_version v on v.question_id = q.question_id and v.version = q.version
  where q.exam_id = ${examId} order by q.position`;

export type GradedRow = { topic: number; key: AnswerKey; choice: AnswerKey | null; marked: boolean };

/** What a result is counted from. */
export const selectGraded = (sql: postgres.Sql, examId: string): Promise<GradedRow[]> =>
  sql<GradedRow[]>`
    select topic, key, choice, marked from exam_question where exam_id = ${examId} order by position`;
