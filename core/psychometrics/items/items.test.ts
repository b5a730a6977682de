import { describe, expect, test } from 'vitest';
import { buildItem } from './generate';
import { type GeneratedType, generatedTypes, levels, optionKeys, type SolvedItem } from './item';
import { at, range } from './rng';

const SEEDS = 10_000;
const levelOf = (seed: number) => at(levels, seed % levels.length);

function itemOf(type: GeneratedType, seed: number): SolvedItem {
  const built = buildItem(type, seed, levelOf(seed));
  if (!built) throw new Error(`${type}: seed ${seed} gives no provable item`);
  return built.item;
}

describe.each(generatedTypes)('%s', (type) => {
  test(`has exactly one right alternative in ${SEEDS} seeds`, () => {
    const keys = { A: 0, B: 0, C: 0 };
    for (let seed = 1; seed <= SEEDS; seed++) {
      const built = buildItem(type, seed, levelOf(seed));
      if (!built) throw new Error(`seed ${seed} gives no provable item`);
      const { item, solve } = built;
      const right = solve();
      if (right.length !== 1 || right[0] !== 0)
        throw new Error(`seed ${seed}: ${right.length} alternatives are right`);
      if (item.options.length !== 3 || new Set(item.options.map(({ text }) => text)).size !== 3)
        throw new Error(`seed ${seed}: alternatives repeat`);
      if (item.stem === '' || item.explanation.length === 0 || item.explanation.includes(''))
        throw new Error(`seed ${seed}: something is not explained`);
      keys[item.key] += 1;
    }
    // Chi-square with two degrees of freedom: 13.8 is exceeded once in a thousand.
    const expected = SEEDS / 3;
    const chiSquare = optionKeys.reduce((sum, key) => sum + (keys[key] - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(13.8);
  });

  test('gives the same item for the same seed, and no text is broken', () => {
    for (const seed of range(50)) {
      const item = itemOf(type, seed);
      expect(item).toEqual(itemOf(type, seed));
      expect(JSON.stringify(item)).not.toMatch(/undefined|NaN|null,"text"|\[object/);
      for (const { figure } of item.options) if (figure) expect(figure.alt).not.toBe('');
    }
  });

  test('cannot be solved by looking at the alternatives alone', () => {
    const items = range(1_500).map((seed) => itemOf(type, seed + 20_000));
    const share = (guess: (item: SolvedItem) => number) =>
      items.filter((item) => optionKeys[guess(item)] === item.key).length / items.length;
    for (const guess of [middleValue, longestText, likestTheOthers, leastLikeTheOthers])
      expect(share(guess), guess.name).toBeLessThan(1 / 3 + 0.05);
  });
});

const numberOf = (text: string) => Number(text.replace(/\./g, '').replace(/[^\d-]/g, ''));

function middleValue({ options }: SolvedItem): number {
  const values = options.map(({ text }) => numberOf(text));
  return values.indexOf(
    at(
      [...values].sort((a, b) => a - b),
      1,
    ),
  );
}

function longestText({ options }: SolvedItem): number {
  const lengths = options.map(({ text }) => text.length);
  return lengths.every((length) => length === lengths[0]) ? 0 : lengths.indexOf(Math.max(...lengths));
}

/** How many words two alternatives share: RAVEN's distractors could be told by it. */
function likeness({ options }: SolvedItem): number[] {
  const words = options.map(({ text }) => text.split(/[\s,;:]+/));
  return words.map((own, index) =>
    words.reduce((sum, other, place) => {
      if (place === index) return sum;
      const letters = own.length === 1 ? [own.join('').split(''), other.join('').split('')] : [own, other];
      const [mine = [], theirs = []] = letters;
      return sum + mine.filter((word, position) => theirs[position] === word).length;
    }, 0),
  );
}
const likestTheOthers = (item: SolvedItem) => {
  const values = likeness(item);
  return values.indexOf(Math.max(...values));
};
const leastLikeTheOthers = (item: SolvedItem) => {
  const values = likeness(item);
  return values.lastIndexOf(Math.min(...values));
};
