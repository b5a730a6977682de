import { buildCrossword } from '../core/games/crossword/puzzle';
import { fixtureTopics, materialOf } from '../core/games/crossword/terms.fixture';
import { difficulties } from '../core/games/game';
import { firstLoadScripts } from './bytes';
import { coinLedger } from './coins';
import { cookieOf, insertUsers, startWithDatabase } from './database';
import { type Benchmark, type Measurement, percentile } from './measurement';

const SEEDS = 500;
/** Seeds before the measured ones, while V8 still compiles. */
const WARM_UP = 50;
const pages = [
  '/campus-estudio/juegos',
  '/campus-estudio/juegos/estadisticas',
  '/campus-estudio/juegos/tienda',
  '/campus-estudio/juegos/cofres',
  '/juego-flashcard-premium/1',
  '/hoja-servicios',
  '/celebraciones',
];

/** What the games need before the first move, their pages, and the ledger of the coins. */
export const games: Benchmark = {
  name: 'games',
  measure: async () => [crosswordTime(), ...(await pageScripts()), ...(await coinLedger())],
};

async function pageScripts(): Promise<Measurement[]> {
  const { server, sql, close } = await startWithDatabase();
  try {
    await insertUsers(sql, 1, 'plus');
    const cookie = cookieOf(0);
    return await Promise.all(pages.map((page) => firstLoadScripts(server.url, page, { cookie, max: 150 })));
  } finally {
    await close();
  }
}

/** One topic, three, or all of them. */
function crosswordTime(): Measurement {
  const times: number[] = [];
  for (let seed = 0; seed < SEEDS + WARM_UP; seed += 1) {
    const count = [1, 1, 3, fixtureTopics.length][seed % 4] ?? 1;
    const first = seed % fixtureTopics.length;
    const topics = [...fixtureTopics.slice(first), ...fixtureTopics.slice(0, first)].slice(0, count);
    const material = materialOf(...topics);
    const begun = performance.now();
    buildCrossword(material, seed, difficulties[seed % difficulties.length] ?? 2);
    if (seed >= WARM_UP) times.push(performance.now() - begun);
  }
  return {
    name: 'generating a crossword, 95th percentile',
    value: percentile(times, 0.95),
    unit: 'ms',
    max: 150,
  };
}
