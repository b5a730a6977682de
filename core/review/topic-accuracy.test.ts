import { describe, expect, it } from 'vitest';
import { accuracyOf, couldAnswer } from './topic-accuracy';

describe('what somebody knows of a topic', () => {
  it('is the share of right answers, where those left blank do not count', () => {
    expect(accuracyOf([{ right: 21, wrong: 4 }])).toBe(0.84);
    expect(
      accuracyOf([
        { right: 3, wrong: 0 },
        { right: 0, wrong: 1 },
      ]),
    ).toBe(0.75);
    expect(accuracyOf([{ right: 0, wrong: 0 }])).toBeNull();
  });

  it('is enough to help with seven right of ten, from twenty answers on', () => {
    expect(couldAnswer({ answers: 20, right: 14 })).toBe(true);
    expect(couldAnswer({ answers: 20, right: 13 })).toBe(false);
    expect(couldAnswer({ answers: 19, right: 19 })).toBe(false);
  });
});
