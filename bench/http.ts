import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoad } from './bytes';
import { type Figure, type Group, median } from './figure';
import { rate } from './load';
import { startAtalaya, startProcess } from './server';

const ROUNDS = 5;
const SECONDS = 2;
const bare = join(fileURLToPath(new URL('.', import.meta.url)), 'bare.mjs');

/** Each round measures the yardstick right beside the rest: the machine's mood cancels out. */
export const http: Group = {
  name: 'http',
  async measure() {
    const yardstick = await startProcess([bare], '/');
    const atalaya = await startAtalaya();
    const encoded = { 'accept-encoding': 'gzip, deflate, br' };
    const page = await publicPage(atalaya.url);
    const asset = await assetOfAbout(atalaya.url, page, 50_000);
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

async function assetOfAbout(
  url: string,
  page: string,
  size: number,
): Promise<{ path: string; bytes: number }> {
  const files = await firstLoad(url, page);
  const [nearest] = files.sort((a, b) => Math.abs(a.bytes - size) - Math.abs(b.bytes - size));
  if (!nearest) throw new Error(`${page} loads no script`);
  return nearest;
}
