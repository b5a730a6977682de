import { rate } from './load';
import { type Benchmark, median } from './measurement';
import { signIn, startAtalaya } from './server';

const ROUNDS = 15;
const SECONDS = 0.5;
/** A signed-in read adds the query for the session. */
const PATH = '/api/topics/2/content';

export const auth: Benchmark = {
  name: 'auth',
  async measure() {
    const atalaya = await startAtalaya();
    const cookie = await signIn(atalaya.url, 'plus@atalaya.example');
    const ratios: number[] = [];
    await rate(atalaya, PATH, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = await rate(atalaya, PATH, SECONDS);
      ratios.push(guest / (await rate(atalaya, PATH, SECONDS, { cookie })));
    }
    await atalaya.stop();
    return [
      { name: 'a signed-in read, of the same read for a guest', value: median(ratios), unit: '×', max: 1.6 },
    ];
  },
};
