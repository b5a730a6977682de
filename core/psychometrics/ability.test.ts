import { describe, expect, test } from 'vitest';
import { normal, seeded } from '../review/seeded';
import {
  type Ability,
  afterAnswer,
  chanceOfHit,
  difficultyOf,
  estimateOf,
  familyScore,
  newAbility,
  nextLevel,
} from './ability';

describe('the ability estimate', () => {
  test('is within 0.35 standard deviations of the truth after 60 answers', () => {
    const random = seeded(11);
    const errors: number[] = [];
    for (let user = 0; user < 800; user++) {
      const truth = normal(random);
      let ability: Ability = newAbility;
      for (let answer = 0; answer < 60; answer++) {
        const difficulty = difficultyOf(nextLevel(ability));
        ability = afterAnswer(ability, difficulty, random() < chanceOfHit(truth, difficulty));
      }
      errors.push(estimateOf(ability).value - truth);
    }
    const rootMeanSquare = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(rootMeanSquare).toBeLessThanOrEqual(0.35);
    expect(Math.abs(bias)).toBeLessThan(0.05);
  });

  test('starts at the average and says that it knows nothing yet', () => {
    const { value, margin } = estimateOf(newAbility);
    expect(value).toBeCloseTo(0);
    expect(margin).toBeCloseTo(1, 1);
    expect(familyScore({ value, margin })).toEqual({ score: 50, low: 30, high: 70 });
  });

  test('rises with a hit, falls with an error, and grows surer with each', () => {
    const better = estimateOf(afterAnswer(newAbility, 0, true));
    const worse = estimateOf(afterAnswer(newAbility, 0, false));
    expect(better.value).toBeGreaterThan(0);
    expect(worse.value).toBeLessThan(0);
    expect(worse.margin).toBeLessThan(1);
  });

  test('asks harder items of those who answer well', () => {
    let ability: Ability = newAbility;
    const first = nextLevel(ability);
    for (let answer = 0; answer < 15; answer++)
      ability = afterAnswer(ability, difficultyOf(nextLevel(ability)), true);
    expect(nextLevel(ability)).toBeGreaterThan(first);
  });
});
