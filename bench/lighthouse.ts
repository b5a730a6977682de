import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/chromium.mjs';
import { firstLoadScripts } from './bytes';
import { type Benchmark, type Measurement, median } from './measurement';
import { indexedPages, publicPages } from './public-pages';
import { signIn, startAtalaya } from './server';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));
/** Single runs differ by several points; Lighthouse recommends the median of five. */
const RUNS = 5;

/** Limits of the audits of a public page. */
const timings = [
  { audit: 'first-contentful-paint', name: 'FCP', unit: 'ms', max: 1200 },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', max: 0.02 },
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms' },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms' },
];

type Scores = Record<string, number>;
type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse's default mobile settings. `BENCH_PAGES=/,/blog` measures only those pages. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  async measure() {
    const chromium = await findChromium();
    if (!chromium.path) throw new Error(chromium.missing ?? 'No Chromium was found.');
    process.env.CHROME_PATH = chromium.path;
    const only = process.env.BENCH_PAGES?.split(',');
    const { url, stop } = await startAtalaya();
    try {
      const measurements: Measurement[] = [];
      for (const path of publicPages.filter((page) => !only || only.includes(page)))
        measurements.push(...(await measurePage(url, path)));
      if (!only) measurements.push(...(await measureExam(url)));
      return measurements;
    } finally {
      await stop();
    }
  },
};

async function measurePage(url: string, path: string): Promise<Measurement[]> {
  const seo: Scores = indexedPages.includes(path) ? { seo: 100 } : {};
  const scores = { performance: 90, accessibility: 100, 'best-practices': 100, ...seo };
  const reports = await audit(url + path, Object.keys(scores));
  return [
    ...scoresOf(path, reports, scores),
    ...timings.map(({ audit, name, ...limits }) => ({
      name: `Lighthouse mobile, ${name}: ${path}`,
      value: median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
      ...limits,
    })),
    await firstLoadScripts(url, path),
  ];
}

async function measureExam(url: string): Promise<Measurement[]> {
  const cookie = await signIn(url, 'plus@atalaya.example');
  const scores = { performance: 90, accessibility: 100, 'best-practices': 100 };
  const reports = await audit(url + (await startExam(url, cookie)), Object.keys(scores), cookie);
  return scoresOf('an exam of 100 questions', reports, scores);
}

const scoresOf = (page: string, reports: readonly Report[], minimums: Scores): Measurement[] =>
  Object.entries(minimums).map(([category, min]) => ({
    name: `Lighthouse mobile, ${category}: ${page}`,
    value: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    unit: '',
    min,
  }));

async function audit(address: string, categories: readonly string[], cookie?: string): Promise<Report[]> {
  const options = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    `--only-categories=${categories.join(',')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ];
  const reports: Report[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    const visit = () => run(process.execPath, [cli, address, ...options], { maxBuffer: 64 * 1024 ** 2 });
    // Chromium loses a trace now and then (NO_NAVSTART): one more try.
    const { stdout } = await visit().catch(visit);
    const report: Report = JSON.parse(stdout);
    // A redirected visit would be scored as the page it was sent to.
    if (report.finalDisplayedUrl !== address)
      throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
    reports.push(report);
  }
  return reports;
}

async function startExam(url: string, cookie: string): Promise<string> {
  const post = async (path: string, body?: object): Promise<{ id: string }> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status}`);
    return response.json();
  };
  const { id } = await post('/api/exams', { kind: 'test', mode: 'exam', count: 100, minutes: 50 });
  await post(`/api/exams/${id}/start`);
  return `/test/${id}`;
}
