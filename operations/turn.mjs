// The voices through a real coturn, in a browser: e2e/voice-rooms/turn.spec.ts, which `npm test` leaves out.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { missingCoturn } from '../e2e/voice-rooms/coturn.mjs';
import { checkout, say } from '../scripts/checkout.mjs';
import { findChromium } from '../scripts/chromium.mjs';

/** Whether it passed, or was skipped with a sentence. */
export async function runTurn() {
  const { path, missing } = await findChromium();
  const reason = missingCoturn() ?? missing;
  if (reason) {
    say(reason);
    return true;
  }
  const playwright = join(checkout, 'node_modules/@playwright/test/cli.js');
  const done = spawnSync(process.execPath, [playwright, 'test', 'voice-rooms/turn.spec.ts', '--workers=1'], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path, TURN: '1' },
  });
  return done.status === 0;
}
