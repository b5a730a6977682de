// npm run bench: all benchmarks as a table. `npm run bench -- http bytes` runs only those.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { ensureBuild, ensurePackages } from './prepare.mjs';

await ensurePackages();
await ensureBuild();
const tsx = join(checkout, 'node_modules/tsx/dist/cli.mjs');
const done = spawnSync(process.execPath, [tsx, join(checkout, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: checkout,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
