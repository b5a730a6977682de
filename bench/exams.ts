import { createHmac, randomUUID } from 'node:crypto';
import { type HandInRecord, handInMessage } from '../core/exams/hand-in-record';
import { seeded } from '../core/review/seeded';
import { openClient } from './client';
import { type Cpu, cookieOf, cpuOf, keepPresent, type Started } from './database';
import { STUDENTS, startWithExams } from './exam-data';
import { type Benchmark, type Measurement, median, percentile, timed } from './measurement';

const ROUNDS = 60;
/** Rounds before the measured ones, while V8 still compiles. */
const WARM_UP = 20;
const READS = 25;
const EXAMS = 24;
const EXAMS_WARM_UP = 60;
const STARTS_AT_ONCE = 16;
const LOAD_SECONDS = 40;
/** An open page asks every 30 seconds whether its device has a place. */
const CHECKS_PER_ANSWER = 2;
const SECONDS_PER_ANSWER = 60;
const SEED = 20_261_115;

export const exams: Benchmark = {
  name: 'exams',
  async measure() {
    const started = await startWithExams();
    try {
      const measured: Measurement[] = [];
      for (const part of [stepTimes, examCpu, manyStudents]) {
        await keepPresent(started.sql);
        measured.push(...(await part(started)));
      }
      return measured;
    } finally {
      await started.close();
    }
  },
};

type Paper = { id: string; startRecord: string };

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const order = { kind: 'test', mode: 'exam', count: 100, minutes: 50 };
const answerWith = (choice: string) => ({ choice, base: 0, key: randomUUID(), spentMs: 900 });

function handInOf({ id, startRecord }: Paper) {
  const record: HandInRecord = { because: 'student', elapsedMs: 0, changes: [], flags: [], seen: [] };
  const signature = createHmac('sha256', startRecord).update(handInMessage(id, record)).digest('base64url');
  return { record, signature };
}

/** A student with an open connection; each step returns the time of its response. */
function openStudent({ server }: Started, index: number) {
  const client = openClient(server, cookieOf(index));
  const paperFrom = async (path: string, body?: object) => {
    const { ms, body: paper } = await client.request('POST', path, body);
    if (!isPaper(paper)) throw new Error(`POST ${path}: no exam`);
    return { ms, paper };
  };
  return {
    build: () => paperFrom('/api/exams', order),
    start: ({ id }: Paper) => paperFrom(`/api/exams/${id}/start`),
    save: ({ id }: Paper, position: number, choice: string) =>
      client.request('PUT', `/api/exams/${id}/answers/${position}`, answerWith(choice)),
    handIn: (paper: Paper) => client.request('POST', `/api/exams/${paper.id}/hand-in`, handInOf(paper)),
    read: (path: string) => client.request('GET', path),
    close: client.close,
  };
}

/** Each step as a multiple of reading one row by its primary key over HTTP, measured in the same round. */
async function stepTimes(started: Started): Promise<Measurement[]> {
  const steps = {
    build: { name: 'building a 100-question test', max: 25 },
    start: { name: 'starting it' },
    save: { name: 'saving one answer' },
    handIn: { name: 'handing it in, graded', max: 25 },
    home: { name: 'data of the campus home', max: 10 },
    homeAfterExam: { name: 'data of the campus home, first time after an exam' },
  };
  const keyReads: number[] = [];
  const rounds: Record<keyof typeof steps, number>[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const index = WARM_UP + round;
    const student = openStudent(started, index);
    const { ms: build, paper: built } = await student.build();
    const { ms: start, paper } = await student.start(built);
    const saves: number[] = [];
    for (let position = 1; position <= 100; position += 1)
      saves.push((await student.save(paper, position, 'ABC'.charAt(position % 3))).ms);
    const { ms: handIn } = await student.handIn(paper);
    const { ms: homeAfterExam } = await student.read('/api/progress/today');
    const { ms: home } = await student.read('/api/progress/today');
    const reads: number[] = [];
    for (let one = 0; one < READS; one += 1) reads.push((await student.read('/api/consent')).ms);
    student.close();
    if (round < 0) continue;
    const key = median(reads);
    keyReads.push(key);
    rounds.push({
      build: build / key,
      start: start / key,
      save: median(saves) / key,
      handIn: handIn / key,
      home: home / key,
      homeAfterExam: homeAfterExam / key,
    });
  }
  return [
    {
      name: 'reading one row by its primary key, over HTTP with a session',
      value: median(keyReads),
      unit: 'ms',
    },
    ...(['build', 'start', 'save', 'handIn', 'home', 'homeAfterExam'] as const).map((step) => ({
      ...steps[step],
      name: `${steps[step].name}, of that read`,
      value: median(rounds.map((round) => round[step])),
      unit: '×',
    })),
  ];
}

/** CPU time of building, starting, a hundred saved answers, hand-in, result and review: alone and 24 at once. */
async function examCpu(started: Started): Promise<Measurement[]> {
  const wholeExam = async (index: number) => {
    const student = openStudent(started, index);
    const { paper } = await student.start((await student.build()).paper);
    for (let position = 1; position <= 100; position += 1) await student.save(paper, position, 'A');
    await student.handIn(paper);
    await student.read(`/api/exams/${paper.id}/result`);
    await student.read(`/api/exams/${paper.id}/review`);
    student.close();
  };
  const cpuPerExam = async (work: () => Promise<unknown>): Promise<Cpu> => {
    const before = await cpuOf(started);
    await work();
    const after = await cpuOf(started);
    return {
      server: (after.server - before.server) / EXAMS,
      database: (after.database - before.database) / EXAMS,
    };
  };
  for (let index = 0; index < EXAMS_WARM_UP; index += 1) await wholeExam(100 + index);
  const alone = await cpuPerExam(async () => {
    for (let index = 0; index < EXAMS; index += 1) await wholeExam(200 + index);
  });
  const together = await cpuPerExam(() =>
    Promise.all(Array.from({ length: EXAMS }, (_, index) => wholeExam(300 + index))),
  );
  return [
    {
      name: 'CPU of a whole 100-question exam, server and database',
      value: alone.server + alone.database,
      unit: 's',
      max: 0.15,
    },
    { name: '  server', value: alone.server, unit: 's' },
    { name: '  database', value: alone.database, unit: 's' },
    { name: `  with ${EXAMS} students at once`, value: together.server + together.database, unit: 's' },
  ];
}

async function call({ server }: Started, index: number, method: string, path: string, body?: object) {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie: cookieOf(index), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Every student has an exam open and answers once a minute; one request in fifty is a hand-in. */
async function manyStudents(started: Started): Promise<Measurement[]> {
  const papers: Paper[] = [];
  const waiting = Array.from({ length: STUDENTS }, (_, index) => index);
  const startMs = await timed(() =>
    Promise.all(
      Array.from({ length: STARTS_AT_ONCE }, async () => {
        for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
          const { id } = await call(started, index, 'POST', '/api/exams', order);
          papers[index] = await call(started, index, 'POST', `/api/exams/${id}/start`);
        }
      }),
    ),
  );
  const random = seeded(SEED);
  const times: number[] = [];
  const nextPosition = papers.map(() => 1);
  let errors = 0;
  const act = async (index: number, paper: Paper) => {
    const path = `/api/exams/${paper.id}`;
    const position = nextPosition[index] ?? 1;
    nextPosition[index] = position + 1;
    const request =
      random() < 0.02
        ? () => call(started, index, 'POST', `${path}/hand-in`, handInOf(paper))
        : () => call(started, index, 'PUT', `${path}/answers/${position}`, answerWith('B'));
    try {
      times.push(await timed(request));
    } catch (error) {
      // An answer after the student's own hand-in is rightly refused.
      if (!String(error).includes('exams.finished')) errors += 1;
    }
  };
  const checkDevice = async (index: number) => {
    try {
      await call(started, index, 'GET', '/api/auth/check-device-limit');
    } catch {
      errors += 1;
    }
  };
  const end = performance.now() + LOAD_SECONDS * 1000;
  const pending: Promise<void>[] = [];
  for (let at = performance.now(); at < end; ) {
    const index = Math.floor(random() * STUDENTS);
    const paper = papers[index];
    if (paper) pending.push(act(index, paper));
    for (let check = 0; check < CHECKS_PER_ANSWER; check++)
      pending.push(checkDevice(Math.floor(random() * STUDENTS)));
    at += (-Math.log(1 - random()) * 1000 * SECONDS_PER_ANSWER) / STUDENTS;
    const wait = at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await Promise.all(pending);
  return [
    { name: 'exams started per second', value: STUDENTS / (startMs / 1000), unit: '/s' },
    { name: `requests per second of ${STUDENTS} students`, value: times.length / LOAD_SECONDS, unit: '/s' },
    { name: 'errors among them', value: errors, unit: '', max: 0 },
    { name: 'their 99th percentile', value: percentile(times, 0.99), unit: 'ms', max: 250 },
  ];
}
