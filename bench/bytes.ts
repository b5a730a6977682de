import { brotliCompressSync } from 'node:zlib';
import type { Benchmark, Measurement } from './measurement';
import { publicPages } from './public-pages';
import { startAtalaya } from './server';

export const bytes: Benchmark = {
  name: 'bytes',
  async measure() {
    const { url, stop } = await startAtalaya();
    try {
      return (await Promise.all(publicPages.map((page) => pageBytes(url, page)))).flat();
    } finally {
      await stop();
    }
  },
};

async function pageBytes(url: string, page: string): Promise<Measurement[]> {
  const html = await (await fetchOk(url + page)).text();
  return [
    await firstLoadScripts(url, page),
    { name: `HTML of ${page}, brotli`, value: brotliCompressSync(html).length / 1000, unit: 'kB', max: 40 },
    { name: `HTML of ${page}, uncompressed`, value: Buffer.byteLength(html) / 1000, unit: 'kB' },
  ];
}

/** Every script that the HTML of a page names. */
export async function firstLoadScripts(
  url: string,
  page: string,
  { cookie = '', max = 130 }: { cookie?: string; max?: number } = {},
): Promise<Measurement> {
  const html = await (await fetchOk(url + page, { headers: { cookie } })).text();
  const names = html.matchAll(/(?:href|src|from|import)\s*[=(]?\s*"(\/assets\/[^"]+\.js)"/g);
  const scripts = new Set([...names].map(([, path = '']) => path));
  const sizes = await Promise.all([...scripts].map((path) => brotliBytes(url + path)));
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { name: `first-load JavaScript of ${page}, brotli`, value, unit: 'kB', max };
}

async function brotliBytes(address: string): Promise<number> {
  const response = await fetchOk(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

async function fetchOk(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
