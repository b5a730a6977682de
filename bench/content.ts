import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf, headerOf } from '../core/admin/record-cells';
import { seeded } from '../core/review/seeded';
import { questionResource } from '../core/syllabus/admin/questions';
import { csvText } from '../server/admin/csv';
import type { Benchmark, Measurement } from './measurement';
import { memoryMb, type RunningServer, signIn, startAtalaya, temporaryFolder } from './server';

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

/** Import, lists, search and content sync with 15,000 questions. */
export const content: Benchmark = {
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

/** From the server's log: the first start syncs everything, the second nothing. */
async function loadTimes(folder: string): Promise<Measurement[]> {
  const log = await readFile(join(folder, 'server.log'), 'utf8');
  const loads = [...log.matchAll(/"units":(\d+),"skipped":\d+,"ms":(\d+)/g)].map(([, units, ms]) => ({
    units: Number(units),
    ms: Number(ms),
  }));
  const all = loads.find(({ units }) => units > 0)?.ms ?? Number.NaN;
  const none = loads.find(({ units }) => units === 0)?.ms ?? Number.NaN;
  return [
    { name: 'content sync into an empty database', value: all / 1000, unit: 's', max: 15 },
    { name: 'content sync without changes', value: none, unit: 'ms', max: 500 },
  ];
}

async function importAll(server: RunningServer, cookie: string): Promise<Measurement[]> {
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
    { name: 'import of 15,000 questions from CSV', value: seconds, unit: 's', max: 60 },
    { name: 'server memory while importing', value: most, unit: 'MB', max: 300 },
    { name: 'progress steps seen while importing', value: seen.size, unit: '', min: 5 },
  ];
}

/** Questions with different words, so that full-text search has something to choose from. */
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

async function pages(server: RunningServer, cookie: string): Promise<Measurement[]> {
  const list = (page: number) => `/api/admin/questions?page=${page}&pageSize=${PAGE_SIZE}`;
  const [first = 0, late = 0] = await percentiles(server, cookie, 50, [() => list(1), () => list(150)]);
  return [
    { name: 'page 150 of the questions, of page 1', value: late / first, unit: '×', max: 3 },
    { name: 'page 1 of the questions', value: first, unit: 'ms' },
  ];
}

async function searches(server: RunningServer, cookie: string): Promise<Measurement[]> {
  const random = seeded(SEED);
  const plain = (word = '') => word.normalize('NFD').replace(/\p{M}/gu, '');
  const pick = () => plain(WORDS[Math.floor(random() * WORDS.length)]);
  const search = () => `/api/admin/questions?q=${pick()}%20${pick()}%20${pick()}&pageSize=${PAGE_SIZE}`;
  const one = () => `/api/admin/questions/bench-${String(Math.floor(random() * QUESTIONS)).padStart(5, '0')}`;
  const everywhere = () => `/api/search?q=${pick()}%20${pick()}`;
  const [read = 0, found = 0, all = 0] = await percentiles(server, cookie, 95, [one, search, everywhere]);
  return [
    {
      name: 'full-text search without accents, p95, of a read by key, p95',
      value: found / read,
      unit: '×',
      max: 10,
    },
    { name: 'full-text search without accents, p95', value: found, unit: 'ms' },
    {
      name: "a student's search over the whole content, p95, of a read by key, p95",
      value: all / read,
      unit: '×',
      max: 25,
    },
    { name: "a student's search over the whole content, p95", value: all, unit: 'ms' },
  ];
}

/** The addresses take turns, so that a slower moment slows all of them. */
async function percentiles(
  server: RunningServer,
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

async function ask(server: RunningServer, path: string, cookie: string): Promise<Response> {
  const response = await fetch(server.url + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return response;
}

/** The response body with the keys of `like`. */
async function bodyOf<T extends object>(response: Response, like: T): Promise<T> {
  const body: unknown = await response.json();
  if (!response.ok || typeof body !== 'object' || body === null)
    throw new Error(`the server responded ${response.status}`);
  return { ...like, ...body };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
