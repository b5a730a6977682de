import type postgres from 'postgres';
import { insertUsers, startWithDatabase, waitForRows } from './database';

export const STUDENTS = 5_000;
export const QUESTIONS = 20_000;
const EXAMS = 10_000;
const TOPICS = 45;

/** The product with 20,000 questions, 5,000 students and their million answers in 10,000 exams. */
export async function startWithExams(nodeArguments: readonly string[] = []) {
  const started = await startWithDatabase(nodeArguments);
  await waitForRows(started.sql, 'content_file');
  await fill(started.sql);
  return started;
}

async function fill(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into topic (number, slug, title, short_title, block, status, valid_on, laws, sources, epigraphs, intro, created_at, updated_at)
    select n, n || '-tema', 'Tema ' || n, 'Tema ' || n, case when n <= 26 then 'A' when n <= 37 then 'B' else 'C' end,
      'written', '2026-05-02', '[]', '[]', '[]', '', now(), now()
    from generate_series(1, ${TOPICS}) n
    on conflict do nothing`;
  await sql`
    insert into question (id, kind, topic, stem, options, answer, explanation, difficulty, valid_on, version, stem_key, created_at, updated_at)
    select 'b' || n, 'choice', 1 + n % ${TOPICS}, '¿Qué dice de la detención, la denuncia y el atestado el supuesto número ' || n || ' del banco?',
      jsonb_build_object('A', 'Lo primero, en el plazo de ' || n || ' horas', 'B', 'Lo segundo, ante la autoridad judicial', 'C', 'Lo tercero, si lo pide el Ministerio Fiscal'),
      'A', jsonb_build_object('A', 'Así lo dice el artículo 17.2 de la Constitución.', 'B', 'Es otro supuesto.', 'C', 'Es otro plazo.'),
      1 + n % 3, '2026-05-02', 1, 'supuesto ' || n, now(), now()
    from generate_series(1, ${QUESTIONS}) n`;
  await sql`
    insert into question_version (question_id, version, stem, options, answer, explanation, difficulty, valid_on, created_at)
    select id, 1, stem, options, answer, explanation, difficulty, valid_on, now() from question where id like 'b%'`;
  // A version from after the start of an exam would make its hand-in compare the answer keys.
  await sql`update question_version set created_at = now() - interval '1 year'`;
  await insertUsers(sql, STUDENTS, 'plus');
  await sql`
    insert into exam (id, user_id, kind, mode, state, title, question_kind, question_ids, questions, limit_seconds, created_at,
      started_at, deadline_at, finished_at, finished_by, hits, errors, blanks)
    select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n % ${STUDENTS})::text, 12, '0'))::uuid, 'mock', 'exam', 'finished',
      'Simulacro oficial', 'choice', '[]', 100, 3000, now() - n * interval '1 minute', now() - n * interval '1 minute',
      now(), now() - n * interval '1 minute', 'student', 60, 30, 10
    from generate_series(1, ${EXAMS}) n`;
  await sql`
    insert into exam_question (exam_id, user_id, position, question_id, version, topic, key, choice, sequence, answered_at)
    select exam.id, exam.user_id, p, 'b' || asked.n, 1, 1 + asked.n % ${TOPICS}, 'A', 'A', 1, now()
    from exam, generate_series(1, 100) p,
      lateral (select 1 + abs(hashtext(exam.id::text || p)) % ${QUESTIONS} as n) asked`;
  // 200 studied questions for each student.
  await sql`
    insert into study_item (user_id, kind, item_id, topic, first_at, last_at, last_outcome, stability, difficulty, reps, lapses, reviewed_on, due_on)
    select u.id, 'question', 'b' || (1 + (i * 97 + abs(hashtext(u.id::text)) % 1000) % ${QUESTIONS}),
      1 + (1 + (i * 97 + abs(hashtext(u.id::text)) % 1000) % ${QUESTIONS}) % ${TOPICS}, now() - interval '30 days', now() - interval '9 days',
      case when i % 3 = 0 then 'wrong' else 'right' end, 10, 5, 1, 0, current_date - 9, current_date + i % 30
    from "user" u, generate_series(1, 200) i
    on conflict do nothing`;
  await sql`
    insert into review_log (user_id, id, kind, item_id, topic, outcome, at, duration_ms, source, first_sight)
    select user_id, gen_random_uuid(), kind, item_id, topic, last_outcome, last_at, 900, 'exam', true from study_item`;
  await sql`
    insert into study_topic (user_id, topic, answers, "right", wrong, duration_ms, last_at)
    select user_id, topic, count(*), count(*) filter (where last_outcome = 'right'),
      count(*) filter (where last_outcome = 'wrong'), 900 * count(*), max(last_at)
    from study_item group by user_id, topic`;
  await sql`
    insert into question_stat (question_id, answers, errors)
    select item_id, count(*), count(*) filter (where last_outcome = 'wrong') from study_item group by item_id`;
  await sql`vacuum analyze`;
}
