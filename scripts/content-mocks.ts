import { cutOffs } from '../core/exams/cut-offs.ts';
import { drawMocks, LEVEL_STEP, readBank, seeded, sitMock } from './mock-supply.ts';

// npm run content:mocks   how many official mocks the bank gives without a repeat, and what candidates at the
//                         published cut-offs would get in them

const MOCKS = 60;
const SITTINGS = 200;
const random = seeded(20_261_117);
const bank = await readBank();
const difficultyOf = new Map(bank.map(({ id, difficulty }) => [id, difficulty]));
const mocks = drawMocks(bank, MOCKS, random);

const seen = new Set<string>();
const fresh = mocks.findIndex((mock) => {
  const repeats = mock.some((id) => seen.has(id));
  for (const id of mock) seen.add(id);
  return repeats;
});
const complete = fresh === -1 ? mocks : mocks.slice(0, fresh);
console.log(`${complete.length}${fresh === -1 ? ' or more' : ''} mocks of 100 without a repeated question`);

const levels = complete.map((mock) => mock.map((id) => difficultyOf.get(id) ?? 2));
const all = levels.flat();
const share = (level: number) => Math.round((100 * all.filter((one) => one === level).length) / all.length);
console.log(`difficulty 1, 2 and 3: ${share(1)} %, ${share(2)} % and ${share(3)} %`);

for (const step of [0, LEVEL_STEP, 2 * LEVEL_STEP])
  for (const { promotion, score } of cutOffs) {
    const scores = levels
      .flatMap((mock) => Array.from({ length: SITTINGS }, () => sitMock(mock, score / 10_000, random, step)))
      .sort((a, b) => a - b);
    const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    const at = (part: number) => (scores[Math.floor(part * scores.length)] ?? 0).toFixed(2);
    console.log(
      `a level is ${step} logits · cut-off of ${promotion} ${(score / 10_000).toFixed(2)}: mean ${mean.toFixed(2)}, 9 of 10 between ${at(0.05)} and ${at(0.95)}`,
    );
  }
