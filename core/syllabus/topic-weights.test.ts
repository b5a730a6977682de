import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastQuestions, spreadOverTopics, TOPIC_COUNT, topicWeight } from './topic-weights.ts';

const numbers = Array.from({ length: TOPIC_COUNT }, (_, index) => index + 1);
const sum = (from: number, to: number) =>
  numbers.filter((n) => n >= from && n <= to).reduce((total, n) => total + pastQuestions(n), 0);

describe('topic weights', () => {
  it('hold the 593 questions of six exams, block by block', () => {
    expect(TOPIC_COUNT).toBe(45);
    expect([sum(1, 26), sum(27, 37), sum(38, 45), sum(1, 45)]).toEqual([425, 88, 80, 593]);
    expect([pastQuestions(8), pastQuestions(24), pastQuestions(0), pastQuestions(46)]).toEqual([54, 1, 0, 0]);
  });

  it('add up to one exam', () => {
    expect(numbers.reduce((total, n) => total + topicWeight(n), 0)).toBeCloseTo(1, 12);
  });

  it('spread any exam whole, each topic within one question of its share', () => {
    fc.assert(
      fc.property(fc.nat(1000), (total) => {
        const spread = spreadOverTopics(total);
        expect(spread.reduce((all, count) => all + count, 0)).toBe(total);
        spread.forEach((count, index) => {
          expect(Math.abs(count - topicWeight(index + 1) * total)).toBeLessThan(1);
        });
      }),
    );
  });

  it('give the official hundred its nine questions of topic 8', () => {
    expect(spreadOverTopics(100)[7]).toBe(9);
  });
});
