import { describe, expect, test } from 'vitest';
import {
  abilityAfter,
  informationOf,
  LEVEL_QUESTIONS,
  type LevelAnswer,
  type LevelItem,
  levelResult,
  nextLevelItem,
} from './level-test';
import { seeded } from './seeded';

const blockOf = (topic: number) => (topic <= 26 ? 'A' : topic <= 37 ? 'B' : 'C');
const bank: LevelItem[] = Array.from({ length: 45 }, (_, index) => index + 1).flatMap((topic) =>
  [1, 2, 3].map((difficulty) => ({ id: `${topic}-${difficulty}`, topic, difficulty, block: blockOf(topic) })),
);

function sit(answers: (item: LevelItem) => boolean, seed = 1): LevelAnswer[] {
  const given: LevelAnswer[] = [];
  const random = seeded(seed);
  for (let item = nextLevelItem(bank, given, random); item; item = nextLevelItem(bank, given, random))
    given.push({ ...item, right: answers(item) });
  return given;
}

describe('the level test', () => {
  test('asks twenty different questions of twenty topics, distributed over the blocks like an exam', () => {
    const given = sit(({ difficulty }) => difficulty < 3);
    expect(new Set(given.map(({ id }) => id)).size).toBe(LEVEL_QUESTIONS);
    expect(new Set(given.map(({ topic }) => topic)).size).toBe(LEVEL_QUESTIONS);
    const count = (block: string) => given.filter((answer) => answer.block === block).length;
    expect([count('A'), count('B'), count('C')]).toEqual([14, 3, 3]);
  });

  test('asks harder questions after right answers', () => {
    const mean = (given: LevelAnswer[]) =>
      given.reduce((sum, { difficulty }) => sum + difficulty, 0) / given.length;
    expect(mean(sit(() => true))).toBeGreaterThan(mean(sit(() => false)) + 1);
  });

  test('narrows its estimate with each answer', () => {
    const all = sit(() => true);
    expect(abilityAfter(all).spread).toBeLessThan(abilityAfter(all.slice(0, 5)).spread);
    const result = levelResult(all);
    expect(result).toMatchObject({ level: 'Cerca del corte', hits: 20 });
    expect(result.low).toBeLessThan(result.expected);
    expect(result.high).toBeGreaterThan(result.expected);
    expect(levelResult(sit(() => false)).level).toBe('Punto de partida');
  });

  test('gives a low level for guessing', () => {
    const random = seeded(3);
    const scores = Array.from(
      { length: 60 },
      (_, seed) => levelResult(sit(() => random() < 1 / 3, seed)).expected,
    );
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeLessThan(2.5);
  });

  test('a question at the user’s level gives most information', () => {
    expect(informationOf(1.3, 3)).toBeGreaterThan(informationOf(1.3, 1));
    expect(informationOf(-1, 1)).toBeGreaterThan(informationOf(-1, 3));
  });
});
