import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Started } from './database';

/** Arguments of a Node process whose memory is measured after it has collected its garbage. */
export const withHeapReport = ['--expose-gc', '--import', './bench/heap-on-signal.mjs'];

export type Memory = Awaited<ReturnType<typeof memoryWithoutGarbage>>;

/** Heap and resident memory of the server in MB, without garbage. */
export async function memoryWithoutGarbage({ server, folder }: Started) {
  const file = join(folder, 'heap.json');
  await rm(file, { force: true });
  server.child.kill('SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) {
      await delay(50);
      continue;
    }
    const { heapUsed, rss, external }: NodeJS.MemoryUsage = JSON.parse(text);
    const mb = (bytes: number) => bytes / 1024 / 1024;
    return { heap: mb(heapUsed), outside: mb(external), resident: mb(rss) };
  }
}
