// npm test: everything, in the order that fails soonest. npm run check leaves the browser out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout, say } from './checkout.mjs';
import { findChromium } from './chromium.mjs';
import { e2ePort } from './e2e-port.mjs';
import {
  describeFailures,
  describeFlaky,
  describeSlowest,
  failedJourneys,
  failedUnits,
  flakyJourneys,
  slowestJourneys,
} from './failures.mjs';
import { missingPostgres } from './postgres.mjs';
import { ensurePackages } from './prepare.mjs';
import { missingRedis } from './redis.mjs';

// Lower priority than the tests, which wait for databases and processes; not so low that Vite's own minute runs out.
const BESIDE_TESTS = 5;

const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'atalaya-reports-'));
const template = mkdtempSync(join(tmpdir(), 'atalaya-template-'));
// As root the database runs under another account, which needs access.
chmodSync(template, 0o711);
process.env.E2E_TEMPLATE = join(template, 'data');
const totals = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];
const slowest = [];
const bin = (path) => join(checkout, 'node_modules', path);
const script = (name) => join(checkout, 'scripts', name);
let server;

await ensurePackages();
await step('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '.']);
await step('import rules', [script('import-rules.mjs')]);
await step('secrets', [script('security/secrets.mjs')]);
// A fault that becomes known today is no fault of the change that somebody tries at home.
if (process.env.CI) await step('packages', [script('security/audit.mjs')]);
const skipped = [missingRedis(), missingPostgres()].filter(Boolean);
// Looked for before the unit tests, which take minutes: whoever has to install something learns it now.
const chromium = withBrowser ? await findChromium() : {};
for (const reason of [...skipped, chromium.missing].filter(Boolean)) say(reason);
const [, isBuilt] = await Promise.all([units(), besideTheUnits()]);
if (withBrowser && isBuilt) await browser();
await server?.stop();
for (const folder of [reports, template]) rmSync(folder, { recursive: true, force: true });
if (slowest.length > 0) say(`\n${describeSlowest(slowest)}\n`);
if (failures.length > 0) say(`\n${describeFailures(failures)}\n`);
if (flaky.length > 0) say(`\n${describeFlaky(flaky)}\n`);
for (const reason of skipped) say(reason);
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

function units() {
  const args = [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
  ];
  return suite('unit and server', args, countUnits);
}

async function besideTheUnits() {
  await step('content', [bin('tsx/dist/cli.mjs'), 'scripts/content-check.ts'], BESIDE_TESTS);
  await step('types', [script('types.mjs')], BESIDE_TESTS);
  if (!withBrowser || !(await step('build', [script('ensure-build.mjs')], BESIDE_TESTS))) return false;
  server = startServer();
  return true;
}

/** Started while the unit tests still run, so that its database is ready in time. */
function startServer() {
  const child = spawn(process.execPath, [script('e2e-server.mjs')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: e2ePort },
  });
  const ended = once(child, 'exit');
  const ready = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => text.includes('ready at') && resolve(true));
    // Playwright then starts its own server and reports the error.
    child.on('exit', () => resolve(false));
  });
  return {
    ready,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function browser() {
  const { path, missing } = chromium;
  if (missing) {
    say(missing);
    totals.failed += 1;
    return;
  }
  const env = {
    CHROMIUM_PATH: path,
    E2E_SERVER: (await server.ready) ? 'running' : '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  };
  await suite(
    'browser',
    [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
    countJourneys,
    env,
  );
}

/** A check counts as one test. Its output is printed when it ends. */
async function step(name, args, niceness = 0) {
  let said = '';
  const { code, seconds } = await run(args, { niceness, hear: (text) => (said += text) });
  const holds = code === 0;
  totals[holds ? 'passed' : 'failed'] += 1;
  if (!holds) failures.push({ title: name, error: said });
  if (said.trim() !== '') say(said.trimEnd());
  say(`${holds ? '✓' : '✗'} ${name} (${seconds} s)`);
  return holds;
}

/** A suite without a report counts as one failure. */
async function suite(name, args, count, env = {}) {
  say(`— ${name} …`);
  const { code, seconds } = await run(args, { env });
  let counted = { passed: 0, failed: [] };
  try {
    counted = count();
  } catch {
    say(`${name}: no report was written`);
  }
  const { passed, failed } = counted;
  if (code !== 0 && failed.length === 0)
    failed.push({ title: name, error: `It ended with ${code}; what it said stands above.` });
  totals.passed += passed;
  totals.failed += failed.length;
  failures.push(...failed);
  say(`${failed.length === 0 ? '✓' : '✗'} ${name}: ${passed} of ${passed + failed.length} (${seconds} s)`);
}

function countUnits() {
  const report = JSON.parse(readFileSync(join(reports, 'unit.json'), 'utf8'));
  return { passed: report.numPassedTests, failed: failedUnits(report) };
}

function countJourneys() {
  const report = JSON.parse(readFileSync(join(reports, 'browser.json'), 'utf8'));
  flaky.push(...flakyJourneys(report));
  slowest.push(...slowestJourneys(report, 15));
  return { passed: report.stats.expected + report.stats.flaky, failed: failedJourneys(report) };
}

function run(args, { env = {}, niceness = 0, hear }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      stdio: ['ignore', hear ? 'pipe' : 'inherit', hear ? 'pipe' : 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    if (niceness > 0 && child.pid) setPriority(child.pid, niceness);
    for (const stream of hear ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', hear);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, seconds: ((Date.now() - started) / 1000).toFixed(1) }),
    );
  });
}
