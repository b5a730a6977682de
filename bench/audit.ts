import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Measurement, median } from './measurement';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));
/** Single runs differ by several points; Lighthouse recommends the median of five. */
const RUNS = 5;

/** The performance score is made of these. The other audits of the category only explain it, and take longer than the visit. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

export type Report = {
  finalDisplayedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** A browser that is already running, by its debugging port. `warm` keeps what earlier visits stored in it. */
type Visit = { port: number; warm: boolean };

type AuditOptions = { visit?: Visit; runs?: number };

/** Reports with Lighthouse's default mobile settings. */
export async function audit(
  address: string,
  categories: readonly string[],
  { visit, runs = RUNS }: AuditOptions = {},
): Promise<Report[]> {
  const isTimed = categories.every((category) => category === 'performance');
  const options = [
    '--quiet',
    '--output=json',
    isTimed ? `--only-audits=${METRICS.join(',')}` : `--only-categories=${categories.join(',')}`,
    '--disable-full-page-screenshot',
    ...(visit ? [`--port=${visit.port}`] : ['--chrome-flags=--headless --no-sandbox --disable-gpu']),
    ...(visit?.warm ? ['--disable-storage-reset'] : []),
  ];
  const reports: Report[] = [];
  for (let round = 0; round < runs; round += 1) {
    const open = () => run(process.execPath, [cli, address, ...options], { maxBuffer: 64 * 1024 ** 2 });
    // Chromium loses a trace now and then (NO_NAVSTART): one more try.
    const { stdout } = await open().catch(open);
    const report: Report = JSON.parse(stdout);
    // A redirected visit would be scored as the page it was sent to.
    if (report.finalDisplayedUrl !== address)
      throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
    reports.push(report);
  }
  return reports;
}

export const scoresOf = (
  page: string,
  reports: readonly Report[],
  minimums: Record<string, number>,
): Measurement[] =>
  Object.entries(minimums).map(([category, min]) => ({
    name: `Lighthouse mobile, ${category}: ${page}`,
    value: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    unit: '',
    min,
  }));

type Timing = { audit: string; name: string; unit: string; max?: number };

export const timingsOf = (
  page: string,
  reports: readonly Report[],
  timings: readonly Timing[],
): Measurement[] =>
  timings.map(({ audit: id, name, ...limits }) => ({
    name: `Lighthouse mobile, ${name}: ${page}`,
    value: median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    ...limits,
  }));

/** How fast the machine was during the visits, by Lighthouse's own test: scores of runs with different figures do not compare. */
export const machineOf = (page: string, reports: readonly Report[]): Measurement => ({
  name: `Lighthouse mobile, speed of the machine: ${page}`,
  value: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  unit: '',
});
