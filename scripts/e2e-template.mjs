// A data folder with the whole content, from which the servers of the browser tests start: loading it anew takes longer.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';

/** Set by `npm test`. */
const template = process.env.E2E_TEMPLATE;

/** Makes `folder` a copy of the template; without one nothing is copied. The owners of the files stay. */
export function copyTemplate(folder) {
  if (template && existsSync(template)) spawnSync('cp', ['-a', template, folder]);
}

/** Starts a server once and stops it. The folder has its name only when it is complete. */
export async function makeTemplate() {
  if (!template || existsSync(template)) return;
  const unfinished = `${template}.part`;
  const child = spawn(process.execPath, [join(checkout, 'server/build/main.js')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: unfinished },
  });
  const ended = once(child, 'exit');
  await new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => text.includes('Ctrl-C') && resolve());
    child.on('exit', resolve);
  });
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code === 0) renameSync(unfinished, template);
}
