import { brotliCompressSync } from 'node:zlib';
import type { Figure, Group } from './figure';
import { startAtalaya } from './server';

const SCRIPTS_KB = 120;
const HTML_KB = 40;

/** What a visitor may read without an account. */
const pages = [
  '/',
  '/home-pruebas',
  '/oposiciones',
  '/oposiciones2',
  '/planes',
  '/blog',
  '/blog/24',
  '/contacto',
  '/boletin',
  '/legal/privacidad',
  '/enlaces',
  '/showcase',
  '/colores-marca',
] as const;

export const bytes: Group = {
  name: 'bytes',
  async measure() {
    const atalaya = await startAtalaya();
    try {
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await weighed(atalaya.url, page)));
      return figures;
    } finally {
      await atalaya.stop();
    }
  },
};

async function weighed(url: string, page: string): Promise<Figure[]> {
  const answer = await fetch(url + page);
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  const html = await answer.text();
  const scripts = await Promise.all(scriptsOf(html).map((path) => transferred(url + path)));
  return [
    {
      name: `first-load JavaScript of ${page}, brotli`,
      value: scripts.reduce((sum, size) => sum + size, 0) / 1000,
      unit: 'kB',
      bound: { at: 'most', value: SCRIPTS_KB },
    },
    {
      name: `HTML of ${page}, brotli`,
      value: brotliCompressSync(html).length / 1000,
      unit: 'kB',
      bound: { at: 'most', value: HTML_KB },
    },
    { name: `HTML of ${page}, as it is read`, value: Buffer.byteLength(html) / 1000, unit: 'kB' },
  ];
}

/** Every script that a page's HTML asks for. */
export const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src|from|import)\s*[=(]?\s*"(\/assets\/[^"]+\.js)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

async function transferred(url: string): Promise<number> {
  const response = await fetch(url, { method: 'GET', headers: { 'accept-encoding': 'br' } });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return length;
}
