import { describe, expect, it } from 'vitest';
import { spreadOverTopics } from '../core/syllabus/topic-weights.ts';
import { drawMocks, MOCK_QUESTIONS, readBank, seeded, sitMock } from './mock-supply.ts';

const MOCKS = 20;

describe('official mocks from the real bank', async () => {
  const bank = await readBank();
  const topicOf = new Map(bank.map(({ id, topic }) => [id, topic]));
  const mocks = drawMocks(bank, MOCKS, seeded(1));

  it('gives twenty complete mocks without a repeated question', () => {
    expect(bank.length).toBeGreaterThan(6_000);
    expect(mocks.map((mock) => mock.length)).toEqual(Array(MOCKS).fill(MOCK_QUESTIONS));
    expect(new Set(mocks.flat()).size).toBe(MOCKS * MOCK_QUESTIONS);
  });

  it('spreads each of them over the topics like the last six exams', () => {
    const asked = mocks.map((mock) =>
      Array.from({ length: 45 }, (_, index) => mock.filter((id) => topicOf.get(id) === index + 1).length),
    );
    expect(asked).toEqual(Array(MOCKS).fill(spreadOverTopics(MOCK_QUESTIONS)));
  });

  it('lets a candidate at a cut-off of 7.17 score within half a point of it', () => {
    const difficultyOf = new Map(bank.map(({ id, difficulty }) => [id, difficulty]));
    const random = seeded(2);
    const scores = mocks.flatMap((mock) => {
      const levels = mock.map((id) => difficultyOf.get(id) ?? 2);
      return Array.from({ length: 100 }, () => sitMock(levels, 7.17, random));
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(Math.abs(mean - 7.17)).toBeLessThan(0.5);
  });
});

describe('a simulated candidate', () => {
  const mean = (levels: number[]) => {
    const random = seeded(3);
    const scores = Array.from({ length: 400 }, () => sitMock(levels, 7.5, random));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  const exam = (level: number) => Array<number>(100).fill(level);

  it('gets the score that was asked for at difficulty 2, more below and less above', () => {
    expect(mean(exam(2))).toBeCloseTo(7.5, 0);
    expect(mean(exam(1))).toBeGreaterThan(mean(exam(2)) + 0.5);
    expect(mean(exam(3))).toBeLessThan(mean(exam(2)) - 0.5);
  });
});
