import { sql as statement } from 'drizzle-orm';
import type postgres from 'postgres';
import { seeded } from '../core/review/seeded';
import { selectUserByEmail } from '../server/auth/registration/registration.queries';
import { makeIdentify } from '../server/auth/sessions';
import { selectAllAnswers, selectExams, selectQuestions } from '../server/exams/exams.queries';
import { selectStandings } from '../server/exams/standing.queries';
import { connect, type Database } from '../server/platform/db';
import { hashToken } from '../server/platform/sessions';
import { selectItemTotals } from '../server/ranks/measures.queries';
import { selectFailures } from '../server/review/failures.queries';
import { selectDays, selectEvidence, selectTopicTallies } from '../server/review/history.queries';
import { selectDue, selectForecast } from '../server/review/study.queries';
import { insertUsers, startWithDatabase, token, userId, waitForRows } from './database';
import { type Measured, measureEndpoints } from './growth-endpoints';
import { type Benchmark, type Measurement, median, timed } from './measurement';

const FEW = 1_000;
/** `GROWTH_USERS=100000 npm run bench -- growth` measures with ten million answers, which take some minutes to make. */
const MANY = Number(process.env.GROWTH_USERS ?? 5_000);
const ANSWERS = 100;
const ROUNDS = 100;
const SEED = 20_261_118;
/** Of a read by key. */
const BOUND = 25;
/** Reported, if an endpoint became so much dearer. */
const GROWN = 3;
const TODAY = new Date().toISOString().slice(0, 10);

/** The read by key that the others are compared with: one answer of millions. */
const selectAnswer = (db: Database, index: number) =>
  db.execute(statement`select * from exam_question where exam_id = ${userId(index)} and position = 7`);

type Query = { name: string; run(db: Database, index: number): Promise<unknown> };

const queries: Query[] = [
  { name: 'account by email', run: (db, n) => selectUserByEmail(db, `b${n}@atalaya.example`) },
  { name: 'list of exams', run: (db, n) => selectExams(db, userId(n), undefined, 20, 0) },
  { name: 'questions of an exam', run: (db, n) => selectQuestions(db, userId(n)) },
  { name: 'what is due', run: (db, n) => selectDue(db, userId(n), TODAY) },
  { name: 'what will be due', run: (db, n) => selectForecast(db, userId(n), TODAY, '2100-01-01') },
  {
    name: 'failures',
    run: (db, n) => selectFailures(db, userId(n), { state: 'all' }, { limit: 20, readable: undefined }),
  },
  { name: 'accuracy by topic', run: (db, n) => selectTopicTallies(db, userId(n)) },
  { name: 'days of study', run: (db, n) => selectDays(db, userId(n)) },
  { name: 'evidence of the prediction', run: (db, n) => selectEvidence(db, userId(n)) },
  { name: 'what a mock is chosen from', run: (db, n) => selectStandings(db, userId(n)) },
  { name: 'totals of the ranks', run: (db, n) => selectItemTotals(db, userId(n)) },
  { name: 'answers in the data export', run: (db, n) => selectAllAnswers(db, userId(n)) },
];

/** The same queries with few and with many users: each user has 100 answers, so their cost must not grow with the others. */
export const growth: Benchmark = { name: 'growth', measure };

async function measure(): Promise<Measurement[]> {
  const started = await startWithDatabase();
  const { db, close } = connect(started.databaseUrl, { max: 2 });
  try {
    await waitForRows(started.sql, 'content_file');
    await fill(started.sql, 0, FEW);
    const few = { queries: await measureAll(db, FEW), endpoints: await measureEndpoints(started, FEW) };
    await fill(started.sql, FEW, MANY);
    const many = { queries: await measureAll(db, MANY), endpoints: await measureEndpoints(started, MANY) };
    return [
      { name: `read by key with ${FEW} users`, value: few.queries.key, unit: 'ms' },
      { name: `read by key with ${MANY} users`, value: many.queries.key, unit: 'ms' },
      ...[...many.queries.times].flatMap(([name, ms]): Measurement[] => [
        { name: `${name} with ${MANY} users, of that`, value: ms / many.queries.key, unit: '×', max: BOUND },
        {
          name: `  with ${FEW}`,
          value: (few.queries.times.get(name) ?? Number.NaN) / few.queries.key,
          unit: '×',
        },
      ]),
      ...grownEndpoints(few.endpoints, many.endpoints),
    ];
  } finally {
    await close();
    await started.close();
  }
}

/** Those that cost much more than a session found by its key, or much more than with few users. */
function grownEndpoints(few: Measured, many: Measured): Measurement[] {
  const all = [...many.ratios].map(([path, ratio]) => ({
    path,
    ratio,
    growth: ratio / (few.ratios.get(path) ?? ratio),
  }));
  const shown = all.filter(({ ratio, growth }) => ratio > BOUND || growth > GROWN);
  return [
    { name: `a session over HTTP with ${MANY} users`, value: many.key, unit: 'ms' },
    { name: 'endpoints measured', value: all.length, unit: '' },
    { name: '  their median, of that', value: median(all.map(({ ratio }) => ratio)), unit: '×' },
    ...shown.flatMap(({ path, ratio, growth }): Measurement[] => [
      { name: `GET ${path}, of that`, value: ratio, unit: '×', max: BOUND },
      { name: `  compared with ${FEW} users`, value: growth, unit: '×' },
    ]),
  ];
}

/** Medians over users chosen at random, which the database has not read a moment before. */
async function measureAll(db: Database, users: number) {
  const random = seeded(SEED);
  const identify = makeIdentify(db, { now: () => new Date() });
  const all: Query[] = [
    { name: 'session of a request', run: (_db, n) => identify(hashToken(token(n))) },
    ...queries,
  ];
  const keys: number[] = [];
  const times = new Map(all.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const index = Math.floor(random() * users);
    for (const { name, run } of all) times.get(name)?.push(await timed(() => run(db, index)));
    keys.push(await timed(() => selectAnswer(db, index)));
  }
  return { key: median(keys), times: new Map([...times].map(([name, list]) => [name, median(list)])) };
}

/** Users from `first` on, each with one exam of 100 questions, whose id is that of the user, and what follows from its answers. */
async function fill(pool: postgres.Sql, first: number, users: number): Promise<void> {
  await pool.begin((sql) => insertAll(sql, first, users));
  await pool`vacuum analyze`;
  console.log(`  ${users} users with ${ANSWERS} answers each`);
}

async function insertAll(sql: postgres.TransactionSql, first: number, users: number): Promise<void> {
  // Nothing below refers to what is not there, and the checks of ten million rows take longer than the rows.
  await sql.unsafe(`do $$ declare fk record; begin
    for fk in select conname, conrelid::regclass as name from pg_constraint
      where contype = 'f' and conrelid::regclass::text in ('exam', 'exam_question', 'study_item', 'review_log', 'study_topic', 'study_day')
    loop execute format('alter table %s drop constraint %I', fk.name, fk.conname); end loop; end $$`);
  const mine = sql`(select id from "user" where id >= ${userId(first)}::uuid and id <= ${userId(users - 1)}::uuid) u`;
  await insertUsers(sql, users, 'plus', first);
  await sql`
    insert into exam (id, user_id, kind, mode, state, title, question_kind, question_ids, questions, limit_seconds, created_at,
      started_at, deadline_at, finished_at, finished_by, hits, errors, blanks)
    select u.id, u.id, 'mock', 'exam', 'finished', 'Simulacro oficial', 'choice', '[]', 100, 3000, now(), now(), now(), now(),
      'student', 60, 30, 10 from ${mine}`;
  await sql`
    insert into exam_question (exam_id, user_id, position, question_id, version, topic, key, choice, sequence, answered_at)
    select u.id, u.id, p, 'b' || p, 1, 1 + p % 45, 'A', 'A', 1, now() from ${mine}, generate_series(1, ${ANSWERS}::int) p`;
  await sql`
    insert into study_item (user_id, kind, item_id, topic, first_at, last_at, last_outcome, stability, difficulty, reps, lapses,
      reviewed_on, due_on, failures, last_failed_at)
    select u.id, 'question', 'b' || p, 1 + p % 45, now(), now(), case when p % 3 = 0 then 'wrong' else 'right' end, 10, 5, 1, 0,
      current_date, current_date + p % 30 - 5, (p % 3 = 0)::int, case when p % 3 = 0 then now() end
    from ${mine}, generate_series(1, ${ANSWERS}::int) p`;
  await sql`
    insert into review_log (user_id, id, kind, item_id, topic, outcome, at, duration_ms, source, first_sight)
    select u.id, gen_random_uuid(), 'question', 'b' || p, 1 + p % 45, case when p % 3 = 0 then 'wrong' else 'right' end,
      now() - p * interval '8 hours', 900, 'exam', true from ${mine}, generate_series(1, ${ANSWERS}::int) p`;
  await sql`
    insert into study_topic (user_id, topic, answers, "right", wrong, duration_ms, last_at)
    select u.id, t, 2, 1, 1, 1800, now() from ${mine}, generate_series(1, 45) t`;
  await sql`
    insert into study_day (user_id, day, answers, "right", wrong, duration_ms)
    select u.id, current_date - d, 3, 2, 1, 2700 from ${mine}, generate_series(0, 32) d`;
}
