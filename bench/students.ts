import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from '../core/review/seeded';
import { openClient } from './client';
import { cookieOf, type Started } from './database';
import { QUESTIONS, STUDENTS, startWithExams } from './exam-data';
import { type Benchmark, percentile } from './measurement';
import { publicPages } from './public-pages';
import { memoryWithChildrenMb } from './server';

/** For a short trial: `LOAD_STUDENTS=200 LOAD_SECONDS=20 npm run bench -- load`. */
const students = Number(process.env.LOAD_STUDENTS ?? STUDENTS);
const seconds = Number(process.env.LOAD_SECONDS ?? 180);
const MIN_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 90_000;
/** One student in so many has an exam open. */
const WITH_EXAM = 5;
const VISITORS = 4;
const SHOWN_ERRORS = 5;
const SEED = 20_261_117;
const TOPIC = 2;

const campusPages = [
  '/campus-estudio',
  '/campus-estudio/temario',
  `/campus-estudio/temario/${TOPIC}`,
  '/campus-estudio/simulacros',
  '/campus-estudio/calendario',
  '/study',
  '/test',
  '/progreso',
  '/perfil',
];
const apiReads = [
  '/api/progress/today',
  '/api/progress/summary',
  '/api/study/session',
  '/api/exams',
  '/api/exams/options',
  '/api/profile',
  '/api/profile/notifications',
  '/api/topics',
  '/api/syllabus/reading',
  `/api/topics/${TOPIC}/content`,
  `/api/topics/${TOPIC}/reading`,
  '/api/store/products',
];

const kinds = ['public pages', 'campus documents', 'API reads', 'writes'] as const;
export type Kind = (typeof kinds)[number] | 'forum reads' | 'forum writes' | 'games';
export type Click = {
  kind: Kind;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Told what was sent back, if the next click needs it. */
  onAnswer?(body: unknown): void;
};
export type Timed = { kind: Kind; ms: number };

const read = (kind: Kind, path: string): Click => ({ kind, method: 'GET', path });

/**
 * Students who open a page, read or save something every 30 to 90 seconds, each on a connection of their own. With
 * `WORKERS` the server runs several processes, and the memory is that of all of them.
 */
export const load: Benchmark = {
  name: 'load',
  async measure() {
    const started = await startWithExams();
    try {
      const { clicks, errors } = await run(started, await prepareClicks(started));
      const times = clicks.map(({ ms }) => ms);
      return [
        { name: `clicks per second of ${students} students`, value: times.length / seconds, unit: '/s' },
        { name: 'errors among them', value: errors, unit: '', max: 0 },
        { name: 'their median', value: percentile(times, 0.5), unit: 'ms' },
        { name: 'their 95th percentile', value: percentile(times, 0.95), unit: 'ms' },
        { name: 'their 99th percentile', value: percentile(times, 0.99), unit: 'ms', max: 300 },
        ...kinds.map((wanted) => {
          const some = clicks.flatMap(({ kind, ms }) => (kind === wanted ? ms : []));
          return { name: `  of ${wanted}`, value: percentile(some, 0.99), unit: 'ms' };
        }),
        {
          name: 'memory of the server after them',
          value: await memoryWithChildrenMb(started.server.child.pid ?? 0),
          unit: 'MB',
          max: 400,
        },
      ];
    } finally {
      await started.close();
    }
  },
};

/** Opens the exams, visits every address once, and returns what chooses the next click of a student. */
export async function prepareClicks({ server }: Started): Promise<(index: number) => Click> {
  const random = seeded(SEED);
  const pick = (paths: readonly string[]): string => paths[Math.floor(random() * paths.length)] ?? '/';
  const exams = new Map<number, { id: string; position: number }>();
  for (let index = 0; index < students; index += WITH_EXAM) {
    const client = openClient(server, cookieOf(index));
    const order = { kind: 'test', mode: 'exam', count: 100, minutes: 50 };
    const id = textIn((await client.request('POST', '/api/exams', order)).body, 'id');
    await client.request('POST', `/api/exams/${id}/start`);
    client.close();
    exams.set(index, { id, position: 0 });
  }
  // Several connections, so that each worker has rendered every page.
  for (let index = 0; index < VISITORS; index += 1) {
    const visitor = openStudent(server.url, index);
    for (const path of [...publicPages, ...campusPages, ...apiReads])
      await visitor.click(read('API reads', path));
    visitor.close();
  }
  const reader = openClient(server, cookieOf(0));
  const { body } = await reader.request('GET', `/api/topics/${TOPIC}/reading`);
  reader.close();
  const section = textIn(firstOf(body, 'sections'), 'id');

  const save = (index: number): Click => {
    const exam = exams.get(index);
    const at = new Date().toISOString();
    if (exam) {
      exam.position += 1;
      const body = { choice: 'B', base: 0, key: randomUUID(), spentMs: 900 };
      return { kind: 'writes', method: 'PUT', path: `/api/exams/${exam.id}/answers/${exam.position}`, body };
    }
    if (random() < 0.5)
      return {
        kind: 'writes',
        method: 'PUT',
        path: `/api/topics/${TOPIC}/reading/place`,
        body: { section, block: 0, at },
      };
    const itemId = `b${1 + Math.floor(random() * QUESTIONS)}`;
    const answer = { id: randomUUID(), kind: 'question', itemId, choice: 'A', at, durationMs: 900 };
    return { kind: 'writes', method: 'POST', path: '/api/study/answers', body: { answers: [answer] } };
  };
  return (index) => {
    const share = random();
    if (share < 0.4) return read('public pages', pick(publicPages));
    if (share < 0.55) return read('campus documents', pick(campusPages));
    if (share < 0.9) return read('API reads', pick(apiReads));
    return save(index);
  };
}

export async function run(
  { server }: Started,
  nextClick: (index: number) => Click,
  length = seconds,
): Promise<{ clicks: Timed[]; errors: number }> {
  const random = seeded(SEED + 1);
  const clicks: Timed[] = [];
  let errors = 0;
  const reasons = new Map<string, number>();
  const end = performance.now() + length * 1000;
  const study = async (index: number): Promise<void> => {
    const student = openStudent(server.url, index);
    // The clicks are spread from the beginning.
    let pause = (random() * (MIN_PAUSE_MS + MAX_PAUSE_MS)) / 2;
    while (performance.now() + pause < end) {
      await delay(pause);
      const click = nextClick(index);
      try {
        clicks.push({ kind: click.kind, ms: await student.click(click) });
      } catch (error) {
        errors += 1;
        reasons.set(String(error), (reasons.get(String(error)) ?? 0) + 1);
        if (errors <= SHOWN_ERRORS) console.log(`  ${click.method} ${click.path}: ${error}`);
      }
      pause = MIN_PAUSE_MS + random() * (MAX_PAUSE_MS - MIN_PAUSE_MS);
    }
    student.close();
  };
  await Promise.all(Array.from({ length: students }, (_, index) => study(index)));
  for (const [reason, times] of reasons) console.log(`  ${times} × ${reason}`);
  return { clicks, errors };
}

/** A browser with one connection, which the server may close between two clicks. */
function openStudent(url: string, index: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie: cookieOf(index), 'accept-encoding': 'br' };
  const click = (given: Click): Promise<number> =>
    new Promise((resolve, reject) => {
      const { method, path, body, onAnswer } = given;
      const started = performance.now();
      const json = body ? { 'content-type': 'application/json' } : {};
      const plain = onAnswer ? { 'accept-encoding': 'identity' } : {};
      const all = { method, agent, headers: { ...headers, ...json, ...plain } };
      const request = send(url + path, all, (response) => {
        const { statusCode = 0 } = response;
        const chunks: Buffer[] = [];
        response.on('error', reject).on('data', (chunk: Buffer) => void (onAnswer && chunks.push(chunk)));
        response.on('end', () => {
          if (statusCode < 200 || statusCode > 299) return reject(new Error(`status ${statusCode}`));
          resolve(performance.now() - started);
          onAnswer?.(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        });
      });
      request.on('error', (error) => {
        // As browsers do when the server has just closed the connection.
        if (request.reusedSocket) click(given).then(resolve, reject);
        else reject(error);
      });
      request.end(body && JSON.stringify(body));
    });
  return { click, close: () => agent.destroy() };
}

export function textIn(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [, text] = found.find(([key]) => key === name) ?? [];
  if (typeof text !== 'string') throw new Error(`no ${name} in the response`);
  return text;
}

function firstOf(value: unknown, name: string): unknown {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [, list] = found.find(([key]) => key === name) ?? [];
  return Array.isArray(list) ? list[0] : undefined;
}
