import { buildItem } from '../core/psychometrics/items/generate';
import { generatedTypes, levels } from '../core/psychometrics/items/item';
import { firstLoadScripts } from './bytes';
import { openClient } from './client';
import { cookieOf, insertUsers, startWithDatabase, waitForRows } from './database';
import { type Benchmark, type Measurement, median, percentile } from './measurement';

const SEEDS = 2_000;
/** Seeds before the measured ones, while V8 still compiles. */
const WARM_UP = 500;
const STUDENTS = 60;
const STUDENTS_WARM_UP = 20;
const READS = 25;
const pages = ['/campus-estudio/psicotecnicos', '/campus-estudio/ingles', '/simulador-entrevista'];

/** Generated items, batteries, and the pages of the other tests of the selection process. */
export const psychometrics: Benchmark = {
  name: 'psychometrics',
  async measure() {
    const started = await startWithDatabase();
    try {
      await waitForRows(started.sql, 'psychometric_entry');
      await insertUsers(started.sql, STUDENTS + STUDENTS_WARM_UP, 'plus');
      const cookie = cookieOf(0);
      return [
        ...itemTimes(),
        ...(await batteryTimes(started)),
        ...(await Promise.all(
          pages.map((page) => firstLoadScripts(started.server.url, page, { cookie, max: 150 })),
        )),
      ];
    } finally {
      await started.close();
    }
  },
};

function itemTimes(): Measurement[] {
  const slowest = generatedTypes.map((type) => {
    const times: number[] = [];
    for (let seed = -WARM_UP; seed < SEEDS; seed += 1) {
      const level = levels[Math.abs(seed) % levels.length] ?? 1;
      const begun = performance.now();
      buildItem(type, seed + WARM_UP, level);
      if (seed >= 0) times.push(performance.now() - begun);
    }
    return { type, ms: percentile(times, 0.99) };
  });
  const [worst] = slowest.toSorted((a, b) => b.ms - a.ms);
  return [
    {
      name: `generating an item, 99th percentile of the slowest type (${worst?.type})`,
      value: worst?.ms ?? Number.NaN,
      unit: 'ms',
      max: 5,
    },
  ];
}

/** A whole battery as a multiple of reading one row by its primary key over HTTP, measured in the same round. */
async function batteryTimes({
  server,
}: Awaited<ReturnType<typeof startWithDatabase>>): Promise<Measurement[]> {
  const ratios: number[] = [];
  for (let index = 0; index < STUDENTS + STUDENTS_WARM_UP; index += 1) {
    const client = openClient(server, cookieOf(index));
    const { ms } = await client.request('POST', '/api/psychometrics/batteries', { form: 'official' });
    const reads: number[] = [];
    for (let one = 0; one < READS; one += 1) reads.push((await client.request('GET', '/api/consent')).ms);
    client.close();
    if (index >= STUDENTS_WARM_UP) ratios.push(ms / median(reads));
  }
  return [
    { name: 'building and storing a battery, of a key read', value: median(ratios), unit: '×', max: 25 },
  ];
}
