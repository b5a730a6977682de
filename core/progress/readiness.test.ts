import { describe, expect, test } from 'vitest';
import { normal, seeded } from '../review/seeded';
import { bestActions } from './actions';
import { chanceOf, type Evidence, estimateReadiness, inverse, normalCdf, scoreVariance } from './readiness';

/** `hits` of `answers` questions with three options, with the exam's penalty. */
const evidence = (topic: number, answers: number, hits: number, daysAgo = 0): Evidence => ({
  topic,
  daysAgo,
  answers,
  score: hits - (answers - hits) / 2,
});
const everywhere = (answers: number, hits: number, daysAgo = 0) =>
  Array.from({ length: 45 }, (_, index) => evidence(index + 1, answers, hits, daysAgo));

describe('readiness', () => {
  test('has a wide interval without answers', () => {
    const { expected, low, high } = estimateReadiness([]);
    expect(high - low).toBeGreaterThan(5);
    expect(expected).toBeGreaterThan(2);
    expect(expected).toBeLessThan(5);
  });

  test('approaches the official score with a narrower interval as answers grow', () => {
    const few = estimateReadiness(everywhere(3, 2.4));
    const many = estimateReadiness(everywhere(40, 32));
    // 80 % right is (0.8 − 0.2/2) × 10 = 7.
    expect(many.expected).toBeCloseTo(7, 0);
    expect(many.doubt).toBeLessThan(few.doubt);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  test('is near zero for pure guessing', () => {
    expect(estimateReadiness(everywhere(40, 40 / 3)).expected).toBeLessThan(0.8);
  });

  test('estimates a topic without answers from the rest, with a wider margin', () => {
    const { topics } = estimateReadiness(everywhere(20, 16).filter(({ topic }) => topic !== 8));
    const known = topics[8];
    const unknown = topics[7];
    if (!known || !unknown) throw new Error('45 topics');
    expect(unknown.spread).toBeGreaterThan(known.spread * 1.3);
    expect(unknown.mean).toBeGreaterThan(0.4);
  });

  test('weighs topics by their share of the exam', () => {
    const base = everywhere(20, 12);
    const better = (topic: number) =>
      estimateReadiness(base.map((one) => (one.topic === topic ? evidence(topic, 20, 20) : one))).expected;
    expect(better(8)).toBeGreaterThan(better(24) + 0.1);
  });

  test('gives recent answers more weight', () => {
    const old = everywhere(10, 5, 120);
    const risen = estimateReadiness([...old, ...everywhere(10, 9, 1)]);
    const fallen = estimateReadiness([...everywhere(10, 9, 120), ...everywhere(10, 5, 1)]);
    expect(risen.expected).toBeGreaterThan(fallen.expected + 0.3);
  });

  test('the probability of passing falls with the cut-off, and is 50 % at the expected score', () => {
    const readiness = estimateReadiness(everywhere(30, 24));
    const chances = [5, 6, 7, 8].map((score) => chanceOf(readiness, score));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chanceOf(readiness, readiness.expected)).toBeCloseTo(0.5, 6);
  });

  test('the variance of a score depends on the known share', () => {
    expect(scoreVariance(0)).toBeCloseTo(2.25 * 0.34 * 0.66, 2);
    expect(scoreVariance(1)).toBeLessThan(0.03);
  });
});

test('the three actions are of different topics, the heaviest unknown first', () => {
  const readiness = estimateReadiness(everywhere(10, 6));
  const shelves = Array.from({ length: 45 }, (_, index) => ({
    topic: index + 1,
    items: 100,
    unseen: 90,
    due: index === 20 ? 40 : 0,
    dueGain: index === 20 ? 30 : 0,
  }));
  const actions = bestActions(readiness, shelves);
  expect(actions).toHaveLength(3);
  expect(actions[0]).toMatchObject({ topic: 8, kind: 'study' });
  expect(actions.find(({ topic }) => topic === 21)?.kind).toBe('review');
  expect(actions.every(({ points, chance }) => points > 0 && chance > 0)).toBe(true);
  expect(bestActions(readiness, [])).toEqual([]);
});

describe('the numeric functions', () => {
  test('compute the normal distribution', () => {
    for (const [z, chance] of [
      [0, 0.5],
      [1.6449, 0.95],
      [-1.6449, 0.05],
      [3, 0.99865],
    ] as const)
      expect(normalCdf(z)).toBeCloseTo(chance, 4);
  });

  test('invert a matrix', () => {
    const random = seeded(7);
    const rows = Array.from({ length: 6 }, () => Float64Array.from({ length: 6 }, () => normal(random)));
    const dot = (a: Float64Array, b: Float64Array) =>
      a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    const positive = rows.map((a, i) => Float64Array.from(rows, (b, j) => dot(a, b) + (i === j ? 1 : 0)));
    const undone = inverse(positive);
    positive.forEach((row, i) => {
      undone.forEach((column, j) => {
        expect(dot(row, column)).toBeCloseTo(i === j ? 1 : 0, 8);
      });
    });
  });
});
