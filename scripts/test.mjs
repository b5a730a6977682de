// npm test: everything, in the order that fails soonest. npm run check leaves the browser out.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout, say } from './checkout.mjs';
import { ensureBuild, ensurePackages } from './prepare.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'atalaya-reports-'));
const totals = { passed: 0, failed: 0 };
const bin = (path) => join(checkout, 'node_modules', path);

await ensurePackages();
await step('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '.']);
await step('walls', [join(checkout, 'scripts/walls.mjs')]);
await step('types', [join(checkout, 'scripts/types.mjs')]);
await step('content', [bin('tsx/dist/cli.mjs'), 'scripts/content-check.ts']);
await suite(
  'unit and server',
  [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
  ],
  countUnit,
);
if (withBrowser) await browser();
rmSync(reports, { recursive: true, force: true });
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function browser() {
  const { findChromium } = await import('./chromium.mjs');
  const { path, missing } = await findChromium();
  if (missing) {
    say(missing);
    totals.failed += 1;
    return;
  }
  await ensureBuild();
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  await suite('browser', [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'], countBrowser, env);
}

/** A check that either holds or does not: it counts as one. */
async function step(name, args) {
  const { code, seconds } = await run(name, args);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
}

/** A suite counts its own tests; one that dies without a report is a failure of its own. */
async function suite(name, args, count, env = {}) {
  const { code, seconds } = await run(name, args, env);
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count();
  } catch {
    say(`${name}: no report was written`);
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  say(
    `${counted.failed === 0 ? '✓' : '✗'} ${name}: ${counted.passed} of ${counted.passed + counted.failed} (${seconds} s)`,
  );
}

function countUnit() {
  const report = JSON.parse(readFileSync(join(reports, 'unit.json'), 'utf8'));
  // A file that does not load has no tests to fail: it counts as one.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

function countBrowser() {
  const { stats } = JSON.parse(readFileSync(join(reports, 'browser.json'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function run(name, args, env = {}) {
  say(`— ${name} …`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, seconds: ((Date.now() - started) / 1000).toFixed(1) }),
    );
  });
}
