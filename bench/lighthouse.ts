import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { findChromium } from '../scripts/chromium.mjs';
import { scriptsOf } from './bytes';
import { type Figure, type Group, median } from './figure';
import { signIn, startAtalaya } from './server';
import { leaveOutWaiting } from './worked-time';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));

/** One run says little on a busy machine; Lighthouse itself advises the median of five. */
const RUNS = 5;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

type Page = {
  path: string | ((url: string, cookie: string) => Promise<string>);
  name: string;
  /** The demo account that looks at it; without one, a guest does. */
  as?: string;
  /** The least that each category may have, of 100. */
  minimums: Partial<Record<Category, number>>;
  /** Whether what a visitor waits for has bounds of its own. */
  waits?: true;
};

const BLOCKING = 'total-blocking-time';

/** What a visitor waits for: the audit that tells it, and the most it may be. */
const waits = [
  { audit: 'largest-contentful-paint', name: 'largest paint', unit: 'ms', most: 1500 },
  { audit: BLOCKING, name: 'blocking time', unit: 'ms', most: 50 },
  { audit: 'cumulative-layout-shift', name: 'layout shift', unit: '', most: 0.01 },
] as const;

/** What a visitor may find; two of them do not want to be found, and are not asked how they would be. */
const found = ['/', '/oposiciones', '/oposiciones2', '/planes', '/blog', '/blog/24', '/contacto'];
const foundToo = ['/boletin', '/legal/privacidad', '/enlaces', '/showcase'];
const unlisted = ['/home-pruebas', '/colores-marca'];
const whole = { accessibility: 100, 'best-practices': 100 } as const;

const pages: readonly Page[] = [
  ...[...found, ...foundToo].map((path) => ({
    name: path,
    path,
    minimums: { performance: 98, ...whole, seo: 100 },
    waits: true as const,
  })),
  ...unlisted.map((path) => ({
    name: path,
    path,
    minimums: { performance: 98, ...whole },
    waits: true as const,
  })),
  {
    name: 'an exam of 100 questions that has begun',
    path: begunExam,
    as: 'plus@atalaya.example',
    // An exam is nobody's search result, so it is not asked how it would be found.
    minimums: { performance: 95, accessibility: 95, 'best-practices': 95 },
  },
];

/** Lighthouse's own mobile settings: a slow phone on slow 4G, simulated, against the product as it is built. */
export const lighthouse: Group = {
  name: 'lighthouse',
  async measure() {
    const chromium = await findChromium();
    if (!chromium.path) throw new Error(chromium.missing ?? 'No Chromium was found.');
    const atalaya = await startAtalaya();
    try {
      await warm(atalaya.url);
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await measured(page, atalaya.url, chromium.path)));
      return figures;
    } finally {
      await atalaya.stop();
    }
  },
};

async function measured(page: Page, url: string, chromium: string): Promise<Figure[]> {
  const cookie = page.as ? await signIn(url, page.as) : '';
  const path = typeof page.path === 'string' ? page.path : await page.path(url, cookie);
  const visits: Visited[] = [];
  for (let round = 0; round < RUNS; round += 1)
    visits.push(await visit(url + path, { chromium, cookie, categories: Object.keys(page.minimums) }));
  console.log(
    `  ${page.name}: blocking time ${visits.map(({ report }) => Math.round(told(report, BLOCKING))).join(', ')} ms`,
  );
  const scores = Object.entries(page.minimums).map(([category, least]) => ({
    name: `Lighthouse mobile, ${category}: ${page.name}`,
    value: median(visits.map(({ report }) => Math.round((report.categories[category]?.score ?? 0) * 100))),
    unit: '',
    bound: { at: 'least' as const, value: least },
  }));
  const waited = (page.waits ? waits : []).map(({ audit, name, unit, most }) => ({
    name: `Lighthouse mobile, ${name}: ${page.name}`,
    value: median(visits.map(({ report }) => told(report, audit))),
    unit,
    bound: { at: 'most' as const, value: most },
  }));
  return [...scores, ...waited, ...(page.waits ? [ownWork(page, visits)] : [])];
}

const told = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

/** A server that has just begun takes the page's processor to learn its own code: visitors meet one that has served others. */
async function warm(url: string): Promise<void> {
  for (let round = 0; round < 10; round += 1)
    for (const { path } of pages) {
      if (typeof path !== 'string') continue;
      const html = await (await fetch(url + path)).text();
      await Promise.all(scriptsOf(html).map(async (file) => (await fetch(url + file)).arrayBuffer()));
    }
}

/** Tells the page from the machine where the bound above is broken; it has none of its own. */
const ownWork = ({ name }: Page, visits: readonly Visited[]): Figure => ({
  name: `  without waiting for a processor: ${name}`,
  value: median(visits.map(({ worked }) => told(worked, BLOCKING))),
  unit: 'ms',
});

type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** What Lighthouse says of a visit, and what it would say had no task waited (worked-time.ts). */
type Visited = { report: Report; worked: Report };

type Visit = { chromium: string; cookie: string; categories: readonly string[] };

/** Lighthouse loses a recording at times, says so and asks to be run again; what fails twice has another reason. */
const visit = (address: string, how: Visit): Promise<Visited> =>
  lookAt(address, how).catch((error) =>
    String(error).includes('NO_NAVSTART') ? lookAt(address, how) : Promise.reject(error),
  );

async function lookAt(address: string, { chromium, cookie, categories }: Visit): Promise<Visited> {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-lighthouse-'));
  const settings = [
    `--only-categories=${categories.join(',')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ];
  const lighthouse = async (...how: string[]): Promise<string> => {
    const running = run(process.execPath, [cli, address, '--quiet', ...settings, ...how], {
      maxBuffer: 64 * 1024 * 1024,
    });
    // Whoever measures makes way for what is measured: a phone has no Lighthouse beside its browser.
    if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
    return (await running).stdout;
  };
  const audit = async (gathered: string): Promise<Report> =>
    JSON.parse(await lighthouse(`--audit-mode=${gathered}`, '--output=json'));
  const gather = async (into: string): Promise<void> => {
    const flags = ['--headless', '--no-sandbox', '--disable-gpu'];
    const browser = await launch({ chromePath: chromium, chromeFlags: flags });
    try {
      await lighthouse(`--gather-mode=${into}`, `--port=${browser.port}`);
    } finally {
      browser.kill();
    }
  };
  try {
    const [gathered, copy] = [join(folder, 'gathered'), join(folder, 'worked')];
    await gather(gathered);
    await leaveOutWaiting(gathered, copy);
    const [report, worked] = await Promise.all([audit(gathered), audit(copy)]);
    const landed = new URL(report.finalDisplayedUrl).pathname;
    // A page that sent its visitor away would be scored as the page it sent them to.
    if (landed !== new URL(address).pathname) throw new Error(`${address} led to ${landed}`);
    return { report, worked };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function begunExam(url: string, cookie: string): Promise<string> {
  const post = async (path: string, body?: object): Promise<{ id: string }> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}`);
    return answer.json();
  };
  const { id } = await post('/api/exams', { kind: 'test', mode: 'exam', count: 100, minutes: 50 });
  await post(`/api/exams/${id}/start`);
  return `/test/${id}`;
}
