// npm run scale-out, npm run faults: the build as several real processes, with what they need from the system.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { missingFaketime } from '../operations/faketime.mjs';
import { checkout, say } from './checkout.mjs';
import { missingPgbouncer } from './pgbouncer.mjs';
import { missingPostgres } from './postgres.mjs';
import { ensureBuild, ensurePackages } from './prepare.mjs';
import { missingRedis } from './redis.mjs';

const [folder, ...filters] = process.argv.slice(2);
await ensurePackages();
await ensureBuild();
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
process.exit(done.status ?? 1);
