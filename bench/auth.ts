import { type Figure, type Group, median } from './figure';
import { rate } from './load';
import { signIn, startAtalaya } from './server';

const ROUNDS = 15;
const SECONDS = 0.5;
/** What a campus reads most: the text of a topic. A signed-in user adds the session's one joined query. */
const READ = '/api/topics/2/content';

export const auth: Group = {
  name: 'auth',
  async measure() {
    const atalaya = await startAtalaya();
    const cookie = await signIn(atalaya.url, 'plus@atalaya.example');
    const ratios: number[] = [];
    await rate(atalaya, READ, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = await rate(atalaya, READ, SECONDS);
      ratios.push(guest / (await rate(atalaya, READ, SECONDS, { cookie })));
    }
    await atalaya.stop();
    const figure: Figure = {
      name: 'an authenticated read, of the same read for a guest',
      value: median(ratios),
      unit: '×',
      bound: { at: 'most', value: 1.6 },
    };
    return [figure];
  },
};
