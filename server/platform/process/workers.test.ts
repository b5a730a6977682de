import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readEnv } from '../../env';
import { workerCount } from './workers';

const program = fileURLToPath(new URL('./testing/primary.ts', import.meta.url));

async function run(count: number, behaviour: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(count), behaviour], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

it.each([
  [{}, 1],
  [{ WORKERS: '4' }, 1],
  [{ DATABASE_URL: 'postgres://u:p@db/atalaya' }, 1],
  [{ DATABASE_URL: 'postgres://u:p@db/atalaya', WORKERS: '4' }, 4],
  [{ DATABASE_URL: 'postgres://u:p@db/atalaya', WORKERS: '4', ATALAYA_DEV: 'true' }, 1],
])('the demo and development run one process: %o', (given, count) => {
  expect(workerCount(readEnv(given))).toBe(count);
});

it('workers that cannot start end the server with one sentence, although several would say it', async () => {
  const { out, err, code } = await run(3, 'cannot-start');
  expect({ out, err, code }).toEqual({ out: '', err: 'The port is taken.\n', code: 1 });
});

it('a worker that ends again and again is replaced a few times, then the server ends with one sentence', async () => {
  const { out, err, code } = await run(1, 'ends');
  expect(out.match(/A worker process is replaced/g)).toHaveLength(5);
  expect(err).toMatch(/^A worker process ended 6 times in a row, [^\n]*\n$/);
  expect(code).toBe(1);
});
