import { describe, expect, it } from 'vitest';
import { callNumber, cutOffOf, mostAsked, SIX_EXAMS, spreadOf, spreadOfLines, spreadOfTopics } from './calls';

describe('a call', () => {
  it.each([
    ['XLII', 42],
    ['XL', 40],
    ['promoción XXXIX', 39],
    ['42', 42],
    ['41.ª', 41],
    ['Promoción 40', 40],
    ['ordinaria', null],
    ['', null],
  ])('%s is number %s', (text, number) => {
    expect(callNumber(text)).toBe(number);
  });

  it('has the cut-off of its promotion, or none', () => {
    expect(cutOffOf(41)?.score).toBe(77_272);
    expect(cutOffOf(37)).toBeNull();
  });

  it('has the distribution that an admin wrote', () => {
    const spread = spreadOfLines(['8: 9', '3:4', '45: 1']);
    expect([spread?.[7], spread?.[2], spread?.[44], spread?.[0]]).toEqual([9, 4, 1, 0]);
    expect(spreadOfLines([])).toBeNull();
  });

  it('has that of its questions only if nearly all are known', () => {
    const topics = Array.from({ length: 80 }, (_, index) => (index % 4) + 1);
    expect(spreadOfTopics(topics)?.slice(0, 5)).toEqual([20, 20, 20, 20, 0]);
    expect(spreadOfTopics(topics.slice(1))).toBeNull();
  });

  it('is unknown until somebody enters it; the six exams together are known', () => {
    const known = [
      { call: 42, spread: null },
      { call: 40, spread: [1, 2] },
    ];
    expect([spreadOf(42, known), spreadOf(41, known), spreadOf(40, known)]).toEqual([null, null, [1, 2]]);
    expect(mostAsked(spreadOf(SIX_EXAMS, []) ?? [], 2)).toEqual([
      { topic: 8, questions: 54 },
      { topic: 3, questions: 23 },
    ]);
  });
});
