import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rate } from './load';
import { type Benchmark, type Measurement, median } from './measurement';
import { signIn, startAtalaya, startProcess } from './server';

const ROUNDS = 15;
const SECONDS = 0.5;
const here = fileURLToPath(new URL('.', import.meta.url));
const baselineScript = join(here, 'baseline-server.mjs');
const assets = join(here, '../web/build/client/assets');

/** Each round measures the baseline next to the rest, so that a slower machine slows both. */
export const http: Benchmark = {
  name: 'http',
  async measure() {
    const baseline = await startProcess([baselineScript], '/');
    const atalaya = await startAtalaya();
    const encoded = { 'accept-encoding': 'gzip, deflate, br' };
    const asset = await assetOfSize(50_000);
    const cookie = await signIn(atalaya.url, 'plus@atalaya.example');
    const targets = [
      { name: 'API read', path: '/api/config', headers: {}, min: 0.5 },
      { name: 'public API answer', path: '/api/store/products', headers: encoded, min: 0.5 },
      { name: 'cached public page (/)', path: '/', headers: encoded, min: 0.45 },
      { name: 'campus document', path: '/campus-estudio', headers: { ...encoded, cookie }, min: 0.35 },
      {
        name: `hashed asset (${(asset.bytes / 1000).toFixed(0)} kB)`,
        path: asset.path,
        headers: encoded,
        min: 0.4,
      },
    ];
    const ratios = targets.map((): number[] => []);
    await rate(baseline, '/', SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await rate(baseline, '/', SECONDS);
      for (const [index, target] of targets.entries())
        ratios[index]?.push((await rate(atalaya, target.path, SECONDS, target.headers)) / one);
    }
    await atalaya.stop();
    await baseline.stop();
    return targets.map(
      ({ name, min }, index): Measurement => ({
        name: `requests per CPU second: ${name}, of a bare Fastify route`,
        value: median(ratios[index] ?? []),
        unit: '×',
        min,
      }),
    );
  },
};

/** The hashed file whose compressed size is nearest. */
async function assetOfSize(size: number): Promise<{ path: string; bytes: number }> {
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
  if (!nearest) throw new Error('no hashed file: build first');
  return nearest;
}
