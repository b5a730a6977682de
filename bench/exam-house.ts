import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { type Bench, processorSeconds, startProcess, temporaryFolder } from './server';

export const STUDENTS = 5_000;
const QUESTIONS = 20_000;
const EXAMS = 10_000;
const TOPICS = 45;
/** In which the kernel counts what processes have spent. */
const TICKS_A_SECOND = 100;

/** The product on a database of its own that the bench can look into, with a bank and a past of the promised size. */
export async function openExamHouse() {
  const folder = await temporaryFolder();
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const server = await startProcess(['server/build/main.js'], '/api/health', {
    DATABASE_URL: database.nearUrl,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
  });
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  await contentLoaded(sql);
  await fill(sql);
  return {
    server,
    sql,
    spent: () => spent(server, sql),
    async close() {
      await sql.end();
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ExamHouse = Awaited<ReturnType<typeof openExamHouse>>;

export const userId = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const token = (index: number): string => String(index).padStart(43, 't');
export const cookieOf = (index: number): string => `atalaya_session=${token(index)}`;

/** The server loads its own content after it has begun to answer: that work is not what is measured. */
async function contentLoaded(sql: postgres.Sql): Promise<void> {
  for (let files = 0; files === 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const [row] = await sql<{ files: number }[]>`select count(*)::int as files from content_file`;
    files = row?.files ?? 0;
  }
}

/** By statements: 20,000 questions, 5,000 students, a million answers in 10,000 exams, in their memory and in what is counted from them. */
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
  // Written long before any exam begins.
  await sql`update question_version set created_at = now() - interval '1 year'`;
  await sql`
    insert into "user" (id, email, username, password_hash, plan_tier, email_confirmed_at, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n || '@atalaya.example', 'b' || n, 'x', 'plus', now(), now()
    from generate_series(0, ${STUDENTS - 1}) n`;
  const sessions = Array.from({ length: STUDENTS }, (_, index) => ({
    id: userId(index),
    user_id: userId(index),
    token_hash: createHash('sha256').update(token(index)).digest('hex'),
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  }));
  await sql`insert into session ${sql(sessions)}`;
  await sql`
    insert into exam (id, user_id, kind, mode, state, title, question_kind, question_ids, questions, limit_seconds, created_at,
      started_at, deadline_at, finished_at, finished_by, hits, errors, blanks)
    select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n % ${STUDENTS})::text, 12, '0'))::uuid, 'mock', 'exam', 'finished',
      'Simulacro oficial', 'choice', '[]', 100, 3000, now() - n * interval '1 minute', now() - n * interval '1 minute',
      now(), now() - n * interval '1 minute', 'student', 60, 30, 10
    from generate_series(1, ${EXAMS}) n`;
  await sql`
    insert into exam_question (exam_id, position, question_id, version, topic, key, choice, sequence, answered_at)
    select exam.id, p, 'b' || asked.n, 1, 1 + asked.n % ${TOPICS}, 'A', 'A', 1, now()
    from exam, generate_series(1, 100) p,
      lateral (select 1 + abs(hashtext(exam.id::text || p)) % ${QUESTIONS} as n) asked`;
  // A past of their own: two hundred questions each, so that the million is spread as a year would spread it.
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

export type Spent = { server: number; database: number };

/** Processor seconds of the server and of every process of its database. */
async function spent({ child }: Bench, sql: postgres.Sql): Promise<Spent> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = (await statOf(row?.pid ?? 0)).parent;
  // A connection that has fallen asleep meanwhile takes its process with it: what that had spent is in its parent's account.
  let database = (await processorSeconds(postmaster)) + (await statOf(postmaster)).buried;
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    const stat = await statOf(pid).catch(() => null);
    if (stat?.parent === postmaster) database += await processorSeconds(pid).catch(() => 0);
  }
  return { server: await processorSeconds(child.pid ?? 0), database };
}

/** A process's parent, and the seconds that its ended children had spent. */
async function statOf(pid: number): Promise<{ parent: number; buried: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), buried: (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND };
}
