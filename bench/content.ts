import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf, headerOf } from '../core/admin/record-cells';
import { seeded } from '../core/review/seeded';
import { questionResource } from '../core/syllabus/admin-questions';
import { csvText } from '../server/admin/csv';
import type { Figure, Group } from './figure';
import { type Bench, memoryMb, signIn, startAtalaya, temporaryFolder } from './server';

const QUESTIONS = 15_000;
const PAGE_SIZE = 20;
const ROUNDS = 200;
const POLL_MS = 50;
const SEED = 20_261_115;

const WORDS =
  `detención instrucción órgano público jurisdicción régimen extranjería víctima policía constitución deber plazo juez fiscal
  resolución administración función seguridad ciudadana comisaría infracción sanción recurso prescripción medida cautelar
  registro domicilio menor protección tráfico delito pena prisión multa tentativa cómplice autoría prueba testigo perito
  denuncia querella atestado custodia habeas corpus tratado ministerio dirección escala categoría ascenso licencia arma`.split(
    /\s+/,
  );

/** The content machine at its full size: what issue and product promise of imports, lists, searches and loads. */
export const content: Group = {
  name: 'content',
  async measure() {
    const folder = await temporaryFolder();
    const cold = await startAtalaya(folder);
    await cold.stop();
    const server = await startAtalaya(folder);
    const cookie = await signIn(server.url, 'admin@atalaya.example');
    const imported = await importAll(server, cookie);
    const lists = await pages(server, cookie);
    const search = await searches(server, cookie);
    await server.stop();
    const loads = await loadTimes(folder);
    await rm(folder, { recursive: true, force: true });
    return [...loads, ...imported, ...lists, ...search];
  },
};

/** What the server's own log says of its two starts: everything loaded, then nothing to do. */
async function loadTimes(folder: string): Promise<Figure[]> {
  const log = await readFile(join(folder, 'server.log'), 'utf8');
  const loads = [...log.matchAll(/"units":(\d+),"skipped":\d+,"ms":(\d+)/g)].map(([, units, ms]) => ({
    units: Number(units),
    ms: Number(ms),
  }));
  const all = loads.find(({ units }) => units > 0)?.ms ?? Number.NaN;
  const none = loads.find(({ units }) => units === 0)?.ms ?? Number.NaN;
  return [
    {
      name: 'content loaded into an empty database',
      value: all / 1000,
      unit: 's',
      bound: { at: 'most', value: 15 },
    },
    { name: 'content that has not changed', value: none, unit: 'ms', bound: { at: 'most', value: 500 } },
  ];
}

async function importAll(server: Bench, cookie: string): Promise<Figure[]> {
  const form = new FormData();
  form.append('file', new Blob([fileOf(QUESTIONS)], { type: 'text/csv' }), 'questions.csv');
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await memoryMb(server.child.pid ?? 0));
  }, POLL_MS);
  const started = performance.now();
  const sent = await fetch(`${server.url}/api/admin/questions/import?apply=true`, {
    method: 'POST',
    headers: { cookie, origin: server.url },
    body: form,
  });
  const { id, faults } = await bodyOf(sent, { id: '', faults: [] as unknown[] });
  if (faults.length > 0) throw new Error(`the file has faults: ${JSON.stringify(faults[0])}`);
  const seen = new Set<number>();
  for (let status = ''; status !== 'done'; await pause(POLL_MS)) {
    const state = await bodyOf(await ask(server, `/api/admin/imports/${id}`, cookie), {
      status: '',
      done: 0,
    });
    status = state.status;
    seen.add(state.done);
    if (status === 'failed') throw new Error('the import failed');
  }
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  return [
    {
      name: 'import of 15,000 questions from CSV',
      value: seconds,
      unit: 's',
      bound: { at: 'most', value: 60 },
    },
    { name: 'server memory while importing', value: most, unit: 'MB', bound: { at: 'most', value: 300 } },
    {
      name: 'steps of its progress that were seen',
      value: seen.size,
      unit: '',
      bound: { at: 'least', value: 5 },
    },
  ];
}

/** A file of questions that differ in their words, as the bank of a real academy does. */
function fileOf(count: number): string {
  const random = seeded(SEED);
  const words = (length: number) =>
    Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  const rows = [headerOf(questionResource.fields)];
  for (let index = 0; index < count; index += 1) {
    const record = {
      id: `bench-${String(index).padStart(5, '0')}`,
      topic: 1 + (index % 45),
      stem: `¿Qué dice de ${words(14)} el supuesto ${index}?`,
      options: { A: `${words(8)} ${index}`, B: `${words(8)} b`, C: `${words(8)} c` },
      answer: 'ABC'.charAt(index % 3),
      explanation: { A: `${words(18)}.`, B: `${words(18)}.`, C: `${words(18)}.` },
      source: 'Banco de medida',
      difficulty: 1 + (index % 3),
      validOn: '2026-05-02',
    };
    rows.push(cellsOf(questionResource.fields, record));
  }
  return csvText(rows);
}

async function pages(server: Bench, cookie: string): Promise<Figure[]> {
  const list = (page: number) => `/api/admin/questions?page=${page}&pageSize=${PAGE_SIZE}`;
  const [first = 0, late = 0] = await percentiles(server, cookie, 50, [() => list(1), () => list(150)]);
  return [
    {
      name: 'page 150 of the questions, of page 1',
      value: late / first,
      unit: '×',
      bound: { at: 'most', value: 3 },
    },
    { name: 'page 1 of the questions', value: first, unit: 'ms' },
  ];
}

async function searches(server: Bench, cookie: string): Promise<Figure[]> {
  const random = seeded(SEED);
  const plain = (word = '') => word.normalize('NFD').replace(/\p{M}/gu, '');
  const pick = () => plain(WORDS[Math.floor(random() * WORDS.length)]);
  const search = () => `/api/admin/questions?q=${pick()}%20${pick()}%20${pick()}&pageSize=${PAGE_SIZE}`;
  const one = () => `/api/admin/questions/bench-${String(Math.floor(random() * QUESTIONS)).padStart(5, '0')}`;
  const [read = 0, found = 0] = await percentiles(server, cookie, 95, [one, search]);
  return [
    {
      name: 'full-text search without accents, p95, of a read by key, p95',
      value: found / read,
      unit: '×',
      bound: { at: 'most', value: 10 },
    },
    { name: 'full-text search without accents, p95', value: found, unit: 'ms' },
  ];
}

/** Taken in turns, so that whatever the machine does meanwhile weighs on all of them alike. */
async function percentiles(
  server: Bench,
  cookie: string,
  percent: number,
  addresses: readonly (() => string)[],
): Promise<number[]> {
  const times = addresses.map((): number[] => []);
  for (let round = -20; round < ROUNDS; round += 1)
    for (const [index, address] of addresses.entries()) {
      const started = performance.now();
      await (await ask(server, address(), cookie)).arrayBuffer();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  return times.map(
    (values) => values.sort((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? 0,
  );
}

async function ask(server: Bench, path: string, cookie: string): Promise<Response> {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** An answer with the keys that are named; what they are is the contract's promise. */
async function bodyOf<T extends object>(answer: Response, like: T): Promise<T> {
  const body: unknown = await answer.json();
  if (!answer.ok || typeof body !== 'object' || body === null)
    throw new Error(`the server answered ${answer.status}`);
  return { ...like, ...body };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
