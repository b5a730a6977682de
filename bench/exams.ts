import { createHmac, randomUUID } from 'node:crypto';
import { type HandInRecord, handInMessage } from '../core/exams/seal';
import { seeded } from '../core/review/seeded';
import { openClient } from './client';
import { cookieOf, type ExamHouse, openExamHouse, type Spent, STUDENTS } from './exam-house';
import { type Figure, type Group, median } from './figure';

const ROUNDS = 60;
/** Rounds that are thrown away: a server that has just started is not what is promised. */
const WARM_UP = 20;
const READS = 25;
const HOME = '/api/progress/today';
const WHOLE_EXAMS = 24;
/**
 * Exams that go before them uncounted. Result and review are read nowhere before: the first of them, while they are being
 * compiled, cost half as much again as those that follow, and what runs once an exam takes dozens of them to be compiled.
 */
const WHOLE_WARM_UP = 60;
const EXAMS_TOGETHER = 24;
const STARTS_AT_ONCE = 16;
const LOAD_SECONDS = 40;
/** A student answers every 30 to 90 seconds. */
const SECONDS_PER_ANSWER = 60;
const SEED = 20_261_115;

/** What the issue promises of exams, with 20,000 questions and a million answers behind them. */
export const exams: Group = {
  name: 'exams',
  async measure() {
    const house = await openExamHouse();
    try {
      const steps = await stepByStep(house);
      const whole = await wholeExams(house);
      return [...steps, ...whole, ...(await manyStudents(house))];
    } finally {
      await house.close();
    }
  },
};

type Paper = { id: string; startRecord: string };

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const order = { kind: 'test', mode: 'exam', count: 100, minutes: 50 };

/** A student's own connection, and the steps of an exam on it, each with the time that its answer took. */
async function desk({ server }: ExamHouse, student: number) {
  const client = await openClient(server, cookieOf(student));
  const paperFrom = async (path: string, body?: object) => {
    const { ms, answer } = await client.ask('POST', path, body);
    if (!isPaper(answer)) throw new Error(`${path} gave no exam`);
    return { ms, paper: answer };
  };
  return {
    build: () => paperFrom('/api/exams', order),
    start: ({ id }: Paper) => paperFrom(`/api/exams/${id}/start`),
    save: ({ id }: Paper, position: number, choice: string) =>
      client.ask('PUT', `/api/exams/${id}/answers/${position}`, changeTo(choice)),
    handIn: (paper: Paper) => client.ask('POST', `/api/exams/${paper.id}/hand-in`, handInOf(paper)),
    read: (path: string) => client.ask('GET', path),
    close: client.close,
  };
}

const changeTo = (choice: string) => ({ choice, base: 0, key: randomUUID(), spentMs: 900 });

function handInOf({ id, startRecord }: Paper) {
  const record: HandInRecord = { because: 'student', elapsedMs: 0, changes: [], marks: [], seen: [] };
  const seal = createHmac('sha256', startRecord).update(handInMessage(id, record)).digest('base64url');
  return { record, seal };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The yardstick: one question with all its columns, by its primary key, asked of the database by the driver itself. */
async function keyRead({ sql }: ExamHouse, round: number): Promise<number> {
  const times: number[] = [];
  for (let one = 0; one < READS; one += 1) {
    const id = `b${1 + (((round * READS + one) * 37) % 20_000)}`;
    times.push(await timed(() => sql`select * from question where id = ${id}`));
  }
  return median(times);
}

/** The same over HTTP: one row of the student's own by its primary key, session and contract included. */
const KEY_PATH = '/api/consent';

/**
 * Each step as a student's device has it: its whole answer over HTTP, session, contract, grading and durable commit included.
 * It is held against a read by key that is asked for in the same way; what it is of a read without the way is printed beside
 * it. Each round has its own yardsticks, so that the machine's mood cancels out.
 */
async function stepByStep(house: ExamHouse): Promise<Figure[]> {
  const names = ['build', 'start', 'save', 'handIn', 'home', 'fresh'] as const;
  const asked: number[] = [];
  const driven: number[] = [];
  const times = Object.fromEntries(
    names.map((name) => [name, { asked: [] as number[], driven: [] as number[] }]),
  );
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const student = await desk(house, WARM_UP + round);
    const built = await student.build();
    const { ms: start, paper } = await student.start(built.paper);
    const saves: number[] = [];
    for (let position = 1; position <= 100; position += 1)
      saves.push((await student.save(paper, position, 'ABC'.charAt(position % 3))).ms);
    const { ms: handIn } = await student.handIn(paper);
    await memoryTold(house);
    const { ms: fresh } = await student.read(HOME);
    const { ms: home } = await student.read(HOME);
    const reads: number[] = [];
    for (let one = 0; one < READS; one += 1) reads.push((await student.read(KEY_PATH)).ms);
    const read = { asked: median(reads), driven: await keyRead(house, WARM_UP + round) };
    student.close();
    if (round < 0) continue;
    asked.push(read.asked);
    driven.push(read.driven);
    const step = { build: built.ms, start, save: median(saves), handIn, fresh, home };
    for (const name of names) {
      times[name]?.asked.push(step[name] / read.asked);
      times[name]?.driven.push(step[name] / read.driven);
    }
  }
  const ratios = (name: (typeof names)[number], said: string, most?: number): Figure[] => [
    {
      name: `of that: ${said}`,
      value: median(times[name]?.asked ?? []),
      unit: '×',
      ...(most ? { bound: { at: 'most' as const, value: most } } : {}),
    },
    { name: `  of a read through the driver: ${said}`, value: median(times[name]?.driven ?? []), unit: '×' },
  ];
  return [
    {
      name: 'reading one row by its primary key, over HTTP with a session',
      value: median(asked),
      unit: 'ms',
    },
    {
      name: 'reading one question by its primary key, through the driver',
      value: median(driven),
      unit: 'ms',
    },
    ...ratios('build', 'building a 100-question test', 25),
    ...ratios('start', 'starting it, its questions frozen and its texts sent'),
    ...ratios('save', 'saving one answer'),
    ...ratios('handIn', 'handing it in, graded; memory is told after the answer', 25),
    ...ratios('home', 'the campus home’s data, nothing having changed', 10),
    ...ratios('fresh', 'the same after an exam, planned and predicted anew'),
  ];
}

/** What a hand-in leaves to be done belongs to its exam. */
async function memoryTold({ sql }: ExamHouse): Promise<void> {
  for (;;) {
    const [row] = await sql<
      { untold: boolean }[]
    >`select exists (select from exam where is_untold) as untold`;
    if (!row?.untold) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Start, a hundred answers saved one by one, hand-in, result and review, and memory told: what it costs the server and the
 * database together. First one student after another, with everyone else asleep: every step wakes processes that have
 * nothing else to do. Then several at once, as on the day of a mock.
 */
async function wholeExams(house: ExamHouse): Promise<Figure[]> {
  const answering: Spent = { server: 0, database: 0 };
  const one = async (index: number, isCounted: boolean) => {
    const student = await desk(house, index);
    const { paper } = await student.start((await student.build()).paper);
    const before = isCounted && (await house.spent());
    for (let position = 1; position <= 100; position += 1) await student.save(paper, position, 'A');
    if (before) add(answering, since(before, await house.spent()));
    await student.handIn(paper);
    await student.read(`/api/exams/${paper.id}/result`);
    await student.read(`/api/exams/${paper.id}/review`);
    student.close();
  };
  const costOf = async (exams: number, work: () => Promise<unknown>): Promise<Spent> => {
    await memoryTold(house);
    const before = await house.spent();
    await work();
    await memoryTold(house);
    const { server, database } = since(before, await house.spent());
    return { server: server / exams, database: database / exams };
  };
  for (let index = 0; index < WHOLE_WARM_UP; index += 1) await one(100 + index, false);
  const alone = await costOf(WHOLE_EXAMS, async () => {
    for (let index = 0; index < WHOLE_EXAMS; index += 1) await one(201 + index, true);
  });
  const together = await costOf(EXAMS_TOGETHER, () =>
    Promise.all(Array.from({ length: EXAMS_TOGETHER }, (_, index) => one(300 + index, false))),
  );
  const perAnswer = 1e6 / (WHOLE_EXAMS * 100);
  return [
    {
      name: 'a whole exam, processor time of server and database',
      value: alone.server + alone.database,
      unit: 's',
      bound: { at: 'most', value: 0.1 },
    },
    { name: '  of that: the server', value: alone.server, unit: 's' },
    { name: '  of that: the database', value: alone.database, unit: 's' },
    { name: '  one answer, the server', value: answering.server * perAnswer, unit: 'µs' },
    { name: '  one answer, the database', value: answering.database * perAnswer, unit: 'µs' },
    {
      name: `the same exam, ${EXAMS_TOGETHER} students at once`,
      value: together.server + together.database,
      unit: 's',
    },
  ];
}

const since = (before: Spent, now: Spent): Spent => ({
  server: now.server - before.server,
  database: now.database - before.database,
});

function add(sum: Spent, more: Spent): void {
  sum.server += more.server;
  sum.database += more.database;
}

/** For many at once, where the client's own cost is shared by all. */
const call = async ({ server }: ExamHouse, student: number, method: string, path: string, body?: object) => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { cookie: cookieOf(student), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
};

async function begin(house: ExamHouse, student: number): Promise<Paper> {
  const { id } = await call(house, student, 'POST', '/api/exams', order);
  return call(house, student, 'POST', `/api/exams/${id}/start`);
}

/** Everybody has an exam open; each answers when a person would, and some hand in. The client shares the two cores. */
async function manyStudents(house: ExamHouse): Promise<Figure[]> {
  const papers = new Map<number, Paper>();
  const waiting = Array.from({ length: STUDENTS }, (_, index) => index);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: STARTS_AT_ONCE }, async () => {
      for (let student = waiting.pop(); student !== undefined; student = waiting.pop())
        papers.set(student, await begin(house, student));
    }),
  );
  const startsPerSecond = STUDENTS / ((performance.now() - started) / 1000);

  const random = seeded(SEED);
  const times: number[] = [];
  let errors = 0;
  const next = new Map<number, number>();
  const ask = async (student: number, paper: Paper) => {
    const position = (next.get(student) ?? 0) + 1;
    next.set(student, position);
    const path = `/api/exams/${paper.id}`;
    // One in fifty is done.
    const work =
      random() < 0.02
        ? () => call(house, student, 'POST', `${path}/hand-in`, handInOf(paper))
        : () => call(house, student, 'PUT', `${path}/answers/${position}`, changeTo('B'));
    await timed(work).then(
      (ms) => times.push(ms),
      (error: unknown) => {
        // An answer after one's own hand-in is refused, as it must be.
        if (!String(error).includes('exams.finished')) errors += 1;
      },
    );
  };
  const students = [...papers];
  const perSecond = STUDENTS / SECONDS_PER_ANSWER;
  const end = performance.now() + LOAD_SECONDS * 1000;
  const open: Promise<void>[] = [];
  for (let at = performance.now(); at < end; ) {
    const [student, paper] = students[Math.floor(random() * students.length)] ?? [];
    if (student !== undefined && paper) open.push(ask(student, paper));
    at += (-Math.log(1 - random()) * 1000) / perSecond;
    const wait = at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await Promise.all(open);
  const sorted = times.sort((a, b) => a - b);
  return [
    { name: 'exams begun a second, one client', value: startsPerSecond, unit: '/s' },
    { name: `answers a second of ${STUDENTS} students`, value: sorted.length / LOAD_SECONDS, unit: '/s' },
    { name: 'refused or failed of them', value: errors, unit: '', bound: { at: 'most', value: 0 } },
    {
      name: 'their 99th percentile',
      value: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
      unit: 'ms',
      bound: { at: 'most', value: 250 },
    },
  ];
}
