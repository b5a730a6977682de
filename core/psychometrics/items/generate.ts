import { coding } from './coding.ts';
import { comparison } from './comparison.ts';
import { dominoes } from './dominoes.ts';
import { type Draft, type Generator, shuffleOptions } from './draft.ts';
import { figureSeries } from './figure-series.ts';
import { folding } from './folding.ts';
import { type GeneratedType, type Level, optionKeys, type SolvedItem } from './item.ts';
import { letterSeries } from './letter-series.ts';
import { matrices } from './matrices.ts';
import { numberSeries } from './number-series.ts';
import { oddOneOut } from './odd-one-out.ts';
import { planMemory } from './plan-memory.ts';
import { problems } from './problems.ts';
import { makeRng, type Rng } from './rng.ts';
import { rotation } from './rotation.ts';
import { syllogisms } from './syllogisms.ts';
import { tables } from './tables.ts';
import { textMemory } from './text-memory.ts';

/** Raised when a generator changes its output, so that stored seeds keep meaning the item that was shown. */
export const GENERATOR_VERSION = 1;
const TRIES = 50;

type Built = { item: SolvedItem; solve(): number[]; tries: number };

function builder<Facts>(generator: Generator<Facts>) {
  return (seed: number, level: Level): Built | undefined => {
    for (let tries = 0; tries < TRIES; tries++) {
      const rng = makeRng(seed + tries * 7_919);
      const draft = generator.make(rng, level);
      if (!draft || !hasDistinctOptions(draft)) continue;
      const right = generator.solve(draft.facts);
      if (right.length !== 1 || right[0] !== 0) continue;
      return { item: finish(rng, draft), solve: () => generator.solve(draft.facts), tries };
    }
    return undefined;
  };
}

const builders: Record<GeneratedType, (seed: number, level: Level) => Built | undefined> = {
  syllogisms: builder(syllogisms),
  'number-series': builder(numberSeries),
  'letter-series': builder(letterSeries),
  problems: builder(problems),
  tables: builder(tables),
  matrices: builder(matrices),
  'figure-series': builder(figureSeries),
  rotation: builder(rotation),
  folding: builder(folding),
  dominoes: builder(dominoes),
  'odd-one-out': builder(oddOneOut),
  coding: builder(coding),
  comparison: builder(comparison),
  'plan-memory': builder(planMemory),
  'text-memory': builder(textMemory),
};

/** Undefined only if no try gave a provable item, which the tests rule out. */
export const buildItem = (type: GeneratedType, seed: number, level: Level): Built | undefined =>
  builders[type](seed, level);

function hasDistinctOptions<Facts>({ options }: Draft<Facts>): boolean {
  const areDistinct = (values: readonly string[]) => new Set(values).size === optionKeys.length;
  const drawings = () => options.map(({ text, figure }) => (figure ? JSON.stringify(figure.marks) : text));
  return areDistinct(options.map(({ text }) => text)) && areDistinct(drawings());
}

function finish<Facts>(rng: Rng, { stem, body, study, options, explanation }: Draft<Facts>): SolvedItem {
  const { shuffled, key } = shuffleOptions(rng, options);
  return { stem, body, study: study ?? null, options: shuffled, key, explanation };
}
