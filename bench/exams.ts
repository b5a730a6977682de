import { createHmac, randomUUID } from 'node:crypto';
import { type HandInRecord, handInMessage } from '../core/exams/seal';
import { seeded } from '../core/review/seeded';
import { cookieOf, type ExamHouse, openExamHouse, STUDENTS } from './exam-house';
import { type Figure, type Group, median } from './figure';

const ROUNDS = 60;
const WHOLE_EXAMS = 12;
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
      const read = await keyRead(house);
      const single = await buildAndHandIn(house, read);
      const whole = await wholeExams(house);
      return [...single, whole, ...(await manyStudents(house))];
    } finally {
      await house.close();
    }
  },
};

type Paper = { id: string; startRecord: string };
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const caller =
  ({ server }: ExamHouse, student: number): Call =>
  async (method, path, body) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie: cookieOf(student), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

async function build(call: Call): Promise<string> {
  const built = await call('POST', '/api/exams', { kind: 'test', mode: 'exam', count: 100, minutes: 50 });
  if (!isPaper(built)) throw new Error('no exam was built');
  return built.id;
}

async function begin(call: Call): Promise<Paper> {
  const paper = await call('POST', `/api/exams/${await build(call)}/start`);
  if (!isPaper(paper)) throw new Error('no exam was begun');
  return paper;
}

const save = (call: Call, id: string, position: number, choice: string) =>
  call('PUT', `/api/exams/${id}/answers/${position}`, { choice, base: 0, key: randomUUID(), spentMs: 900 });

function handIn(call: Call, { id, startRecord }: Paper) {
  const record: HandInRecord = { because: 'student', elapsedMs: 0, changes: [], marks: [], seen: [] };
  const seal = createHmac('sha256', startRecord).update(handInMessage(id, record)).digest('base64url');
  return call('POST', `/api/exams/${id}/hand-in`, { record, seal });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The yardstick: one row by its primary key, asked of the database itself. */
async function keyRead({ sql }: ExamHouse): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 500; round += 1)
    times.push(await timed(() => sql`select * from topic where number = ${1 + (round % 45)}`));
  return median(times);
}

async function buildAndHandIn(house: ExamHouse, read: number): Promise<Figure[]> {
  const builds: number[] = [];
  const starts: number[] = [];
  const hands: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = caller(house, round);
    let id = '';
    builds.push(
      await timed(async () => {
        id = await build(call);
      }),
    );
    let paper: unknown;
    starts.push(
      await timed(async () => {
        paper = await call('POST', `/api/exams/${id}/start`);
      }),
    );
    for (let position = 1; position <= 100; position += 1)
      await save(call, id, position, 'ABC'.charAt(position % 3));
    if (isPaper(paper)) {
      const begun = paper;
      hands.push(await timed(() => handIn(call, begun)));
    }
  }
  const ratio = (times: readonly number[]) => median(times) / read;
  return [
    { name: 'one row by its primary key', value: read, unit: 'ms' },
    {
      name: 'building a 100-question test, of that',
      value: ratio(builds),
      unit: '×',
      bound: { at: 'most', value: 25 },
    },
    { name: 'starting it: the texts of 100 questions, frozen', value: ratio(starts), unit: '×' },
    {
      name: 'handing one in, graded and remembered',
      value: ratio(hands),
      unit: '×',
      bound: { at: 'most', value: 25 },
    },
  ];
}

/** Start, a hundred answers saved one by one, hand-in, review: what it costs the server and the database together. */
async function wholeExams(house: ExamHouse): Promise<Figure> {
  const one = async (student: number) => {
    const call = caller(house, student);
    const paper = await begin(call);
    for (let position = 1; position <= 100; position += 1) await save(call, paper.id, position, 'A');
    await handIn(call, paper);
    await call('GET', `/api/exams/${paper.id}/result`);
    await call('GET', `/api/exams/${paper.id}/review`);
  };
  await one(200);
  const before = await house.cpuSeconds();
  for (let index = 0; index < WHOLE_EXAMS; index += 1) await one(201 + index);
  const spent = (await house.cpuSeconds()) - before;
  return {
    name: 'a whole exam, processor time of server and database',
    value: spent / WHOLE_EXAMS,
    unit: 's',
    bound: { at: 'most', value: 0.1 },
  };
}

/** Everybody has an exam open; each answers when a person would, and some hand in. The client shares the two cores. */
async function manyStudents(house: ExamHouse): Promise<Figure[]> {
  const papers = new Map<number, Paper>();
  const waiting = Array.from({ length: STUDENTS }, (_, index) => index);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: STARTS_AT_ONCE }, async () => {
      for (let student = waiting.pop(); student !== undefined; student = waiting.pop())
        papers.set(student, await begin(caller(house, student)));
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
    const call = caller(house, student);
    // One in fifty is done.
    const work = random() < 0.02 ? () => handIn(call, paper) : () => save(call, paper.id, position, 'B');
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
