import { describe, expect, it } from 'vitest';
import { leftInRound, type Refusal, type Round, refusalOf } from './round';

describe('an answer in a lesson', () => {
  const open: Round = { number: 2, isOver: false };
  const over: Round = { number: 2, isOver: true };
  const cases: [string, Parameters<typeof refusalOf>, Refusal | null][] = [
    ['starts the first round', [{ round: 1, attempt: 1 }, null, []], null],
    ['continues the round', [{ round: 2, attempt: 1 }, open, []], null],
    ['may be given again after a mistake', [{ round: 2, attempt: 2 }, open, [false]], null],
    ['counts once per attempt', [{ round: 2, attempt: 1 }, open, [false]], 'already-answered'],
    ['is not repeated when it was right', [{ round: 2, attempt: 2 }, open, [true]], 'already-answered'],
    ['has two attempts', [{ round: 2, attempt: 3 }, open, [false, false]], 'already-answered'],
    ['needs its first attempt', [{ round: 2, attempt: 2 }, open, []], 'out-of-order'],
    ['does not start a round before the last is over', [{ round: 3, attempt: 1 }, open, []], 'other-round'],
    ['starts another round after the last', [{ round: 3, attempt: 1 }, over, []], null],
    ['does not belong to an earlier round', [{ round: 1, attempt: 1 }, over, []], 'other-round'],
    ['does not skip a round', [{ round: 2, attempt: 1 }, null, []], 'other-round'],
  ];
  it.each(cases)('%s', (_, given, refusal) => {
    expect(refusalOf(...given)).toBe(refusal);
  });
});

describe('what is left of a round', () => {
  it('is every new exercise and then the wrong ones again', () => {
    const answered = [
      { exerciseId: 'a', attempts: [false] },
      { exerciseId: 'b', attempts: [true] },
      { exerciseId: 'd', attempts: [false, false] },
    ];
    expect(leftInRound(['a', 'b', 'c', 'd'], answered)).toEqual(['c', 'a']);
    expect(leftInRound(['b', 'd'], answered)).toEqual([]);
  });
});
