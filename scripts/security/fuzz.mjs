// Many rounds of the fuzz test, with a new seed each time unless one is given. Repeat a fault with its seed.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { checkout, say } from '../checkout.mjs';

const env = { FUZZ_ROUNDS: '20', FUZZ_SEED: String(randomInt(2 ** 30)), ...process.env };
say(`${env.FUZZ_ROUNDS} rounds from seed ${env.FUZZ_SEED}`);
const vitest = join(checkout, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/platform/attack/fuzz.test.ts'], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
