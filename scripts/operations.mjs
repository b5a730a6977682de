// npm run scale-out, npm run faults: the build as several real processes, with what they need from the system.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { missingFaketime } from '../operations/faketime.mjs';
import { runTurn } from '../operations/turn.mjs';
import { checkout, say } from './checkout.mjs';
import { missingPgbouncer } from './pgbouncer.mjs';
import { missingPostgres } from './postgres.mjs';
import { ensureBuild, ensurePackages } from './prepare.mjs';
import { missingRedis } from './redis.mjs';

const [folder, ...names] = process.argv.slice(2);
const filters = names.filter((name) => name !== 'turn');
const withTurn = folder === 'faults' && (names.length === 0 || names.includes('turn'));
await ensurePackages();
await ensureBuild();
if (withTurn && names.length > 0 && filters.length === 0) process.exit((await runTurn()) ? 0 : 1);
const missing = [missingPostgres(), missingRedis()].filter(Boolean);
for (const reason of missing) say(reason);
if (missing.length > 0) process.exit(1);
if (folder === 'scale-out') say(missingPgbouncer() ?? 'With PgBouncer.');
if (folder === 'faults') say(missingFaketime() ?? 'With a moved clock.');
const done = spawnSync(
  process.execPath,
  [
    join(checkout, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(checkout, 'operations/vitest.config.ts'),
    ...(filters.length > 0 ? filters.map((name) => `${folder}/${name}`) : [`${folder}/`]),
  ],
  { cwd: checkout, stdio: 'inherit' },
);
const hasPassed = withTurn ? await runTurn() : true;
process.exit(hasPassed ? (done.status ?? 1) : 1);
