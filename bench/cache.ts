import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'rolldown';
import { findChromium } from '../scripts/chromium.mjs';
import { type Benchmark, median } from './measurement';

const ROUNDS = 200;
const ENTRIES = 40;
const local = (path: string) => fileURLToPath(new URL(`../web/platform/cache/${path}`, import.meta.url));

/** The local cache in a browser, over IndexedDB: forty entries of 100 kB, read in turn. */
export const cache: Benchmark = {
  name: 'cache',
  async measure() {
    const code = await joined();
    const found = await findChromium();
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>cache</title>'),
    ).listen(0, '127.0.0.1');
    const browser = await chromium.launch({
      ...(found.path ? { executablePath: found.path } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.addScriptTag({ content: code });
      const times = await page.evaluate(measureReads, { rounds: ROUNDS, entries: ENTRIES });
      return [{ name: 'local cache: a 100 kB entry, median', value: median(times), unit: 'ms', max: 5 }];
    } finally {
      await browser.close();
      server.close();
    }
  },
};

/** Bundles the cache modules into one script for the page. */
async function joined(): Promise<string> {
  const entry = 'virtual:cache';
  const { output } = await build({
    input: entry,
    write: false,
    platform: 'browser',
    plugins: [
      {
        name: 'cache-entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? `export { openLocalCache } from ${JSON.stringify(local('local-cache.ts'))};
               export { browserStore } from ${JSON.stringify(local('cache-store.ts'))};`
            : null,
      },
    ],
    output: { format: 'iife', name: 'atalayaCache' },
    logLevel: 'warn',
  });
  return output[0].code;
}

/** Runs in the page. */
async function measureReads({ rounds, entries }: { rounds: number; entries: number }): Promise<number[]> {
  const { openLocalCache, browserStore } = Reflect.get(window, 'atalayaCache');
  const local = openLocalCache({ store: browserStore(), version: 'bench', now: Date.now });
  const owner = { userId: 'bench', tier: 'plus' };
  const keys = Array.from({ length: entries }, (_, number) => [`/api/topics/${number}/content`]);
  const sections = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, body: 'texto '.repeat(330) }));
  for (let number = 0; number < entries; number += 1)
    await local.keep(keys[number], { number, sections }, owner);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const found = await local.read(keys[round % entries], owner);
    times.push(performance.now() - began);
    if (found?.data.number !== round % entries) throw new Error('the cache returned another entry');
  }
  return times;
}
