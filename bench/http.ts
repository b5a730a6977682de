import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, type Group, median } from './figure';
import { rate } from './load';
import { startAtalaya, startProcess } from './server';

const ROUNDS = 15;
const SECONDS = 0.5;
const here = fileURLToPath(new URL('.', import.meta.url));
const bare = join(here, 'bare.mjs');
const assets = join(here, '../web/build/client/assets');

/** Each round measures the yardstick right beside the rest: the machine's mood cancels out. */
export const http: Group = {
  name: 'http',
  async measure() {
    const yardstick = await startProcess([bare], '/');
    const atalaya = await startAtalaya();
    const encoded = { 'accept-encoding': 'gzip, deflate, br' };
    const page = await publicPage(atalaya.url);
    const asset = await assetOfAbout(50_000);
    const targets = [
      { name: 'API read through the contract', path: '/api/config', headers: {}, least: 0.5 },
      { name: `cached public page (${page})`, path: page, headers: encoded, least: 0.45 },
      {
        name: `hashed asset (${(asset.bytes / 1000).toFixed(0)} kB)`,
        path: asset.path,
        headers: encoded,
        least: 0.4,
      },
    ];
    const ratios = targets.map((): number[] => []);
    await rate(yardstick, '/', SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await rate(yardstick, '/', SECONDS);
      for (const [index, target] of targets.entries())
        ratios[index]?.push((await rate(atalaya, target.path, SECONDS, target.headers)) / one);
    }
    await atalaya.stop();
    await yardstick.stop();
    return targets.map(
      ({ name, least }, index): Figure => ({
        name: `${name}, of a bare route`,
        value: median(ratios[index] ?? []),
        unit: '×',
        bound: { at: 'least', value: least },
      }),
    );
  },
};

/** The home page, or the nearest guest page where there is none yet. */
async function publicPage(url: string): Promise<string> {
  const home = await fetch(url);
  return home.headers.has('etag') ? '/' : '/colores-marca';
}

/** The hashed file whose bytes on the wire come nearest to the size. */
async function assetOfAbout(size: number): Promise<{ path: string; bytes: number }> {
  const names = new Set(await readdir(assets));
  const files = await Promise.all(
    [...names]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map(async (name) => ({
        path: `/assets/${name}`,
        bytes: (await stat(join(assets, names.has(`${name}.br`) ? `${name}.br` : name))).size,
      })),
  );
  const [nearest] = files.sort((a, b) => Math.abs(a.bytes - size) - Math.abs(b.bytes - size));
  if (!nearest) throw new Error('there is no hashed file: build first');
  return nearest;
}
