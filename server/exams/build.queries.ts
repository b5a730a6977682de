import type postgres from 'postgres';
import type { ExamRow } from './exams.queries';

type Built = Pick<
  ExamRow,
  'id' | 'userId' | 'kind' | 'mode' | 'title' | 'questionKind' | 'questionIds' | 'limitSeconds' | 'createdAt'
>;

/** By hand, since it is all that building writes: no builder runs for it. */
export async function insertBuilt(sql: postgres.Sql, exam: Built): Promise<void> {
  await sql`
    insert into exam (id, user_id, kind, mode, state, title, question_kind, question_ids, questions, limit_seconds, created_at)
    values (${exam.id}, ${exam.userId}, ${exam.kind}, ${exam.mode}, 'built', ${exam.title}, ${exam.questionKind},
      ${JSON.stringify(exam.questionIds)}::text::jsonb, ${exam.questionIds.length}, ${exam.limitSeconds},
      ${exam.createdAt.toISOString()}::timestamptz)`;
}
