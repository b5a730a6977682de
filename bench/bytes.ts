import type { Figure, Group } from './figure';
import { startAtalaya } from './server';

type Script = { path: string; bytes: number };

/** Every script that a page's HTML asks for, with its bytes on the wire in brotli. */
export async function firstLoad(url: string, page: string): Promise<Script[]> {
  const html = await (await fetch(url + page)).text();
  const paths = new Set(
    [...html.matchAll(/(?:href|src|from|import)\s*[=(]?\s*"(\/assets\/[^"]+\.js)"/g)].map(
      ([, path = '']) => path,
    ),
  );
  return Promise.all([...paths].map(async (path) => ({ path, bytes: await transferred(url + path) })));
}

async function transferred(url: string): Promise<number> {
  const response = await fetch(url, { method: 'GET', headers: { 'accept-encoding': 'br' } });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return length;
}

export const bytes: Group = {
  name: 'bytes',
  async measure() {
    const atalaya = await startAtalaya();
    const page = (await fetch(atalaya.url)).headers.has('etag') ? '/' : '/colores-marca';
    const scripts = await firstLoad(atalaya.url, page);
    await atalaya.stop();
    const total = scripts.reduce((sum, script) => sum + script.bytes, 0) / 1000;
    const figure: Figure = {
      name: `first-load JavaScript of ${page}, brotli`,
      value: total,
      unit: 'kB',
      bound: { at: 'most', value: 120 },
    };
    return [figure];
  },
};
