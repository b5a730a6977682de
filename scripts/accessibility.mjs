// Every page of the route table with axe in both themes: about twenty minutes on two busy cores, so not part of `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout, say } from './checkout.mjs';
import { findChromium } from './chromium.mjs';

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: checkout, stdio: 'inherit', env: { ...process.env, ...env } })
    .status;

const { path, missing } = await findChromium();
if (missing) {
  say(missing);
  process.exit(1);
}
if (run([join(checkout, 'scripts/ensure-build.mjs')]) !== 0) process.exit(1);
const playwright = join(checkout, 'node_modules/@playwright/test/cli.js');
const sweep = ['test', 'accessibility/routes.spec.ts', '--workers=1', '--retries=0'];
process.exit(run([playwright, ...sweep], { CHROMIUM_PATH: path, ACCESSIBILITY: '1' }) ?? 1);
