import { array, check, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  type DiagnosisResponse,
  diagnosisCall,
  diagnosisState,
  nextUnanswered,
  respond,
} from './diagnosis';

const yes = (cardIndex: number): DiagnosisResponse => ({ cardIndex, choice: 'yes', timestamp: 1 });

describe('the diagnosis', () => {
  it.each([
    [0, 'none', 'Explora cada desafío'],
    [1, 'some', 'Completa (1/4)'],
    [2, 'some', 'Completa (2/4)'],
    [3, 'some', 'Completa (3/4)'],
    [4, 'all', 'Diagnóstico completo: descubre Atalaya'],
  ])(
    'with %i of 4 answered is %s with the call to action: %s [2.5-3] [2.5-4] [2.5-5] [4.home-8]',
    (answered, state, call) => {
      expect(diagnosisState(answered, 4)).toBe(state);
      expect(diagnosisCall(answered, 4)).toBe(call);
    },
  );

  it('stores an answer with its card and time [3.home-3]', () => {
    expect(respond([], { cardIndex: 2, choice: 'no', timestamp: 99 })).toEqual([
      { cardIndex: 2, choice: 'no', timestamp: 99 },
    ]);
  });

  it('never changes an answer [4.home-6]', () => {
    const response = record({
      cardIndex: integer({ min: 0, max: 3 }),
      choice: constantFrom('yes' as const, 'no' as const),
      timestamp: integer(),
    });
    const outcome = check(
      property(array(response, { maxLength: 30 }), (given) => {
        const kept = given.reduce(respond, [] as readonly DiagnosisResponse[]);
        for (const { cardIndex } of given)
          expect(choiceOf(kept, cardIndex)).toBe(given.find((one) => one.cardIndex === cardIndex)?.choice);
        expect(new Set(kept.map((one) => one.cardIndex)).size).toBe(kept.length);
      }),
    );
    expect(outcome.failed).toBe(false);
  });

  it('continues with the next unanswered card, wrapping around', () => {
    expect(nextUnanswered([], 4, 3)).toBe(0);
    expect(nextUnanswered([yes(1)], 4, 1)).toBe(2);
    expect(nextUnanswered([yes(3), yes(0)], 4, 3)).toBe(1);
    expect(nextUnanswered([yes(0), yes(1), yes(2), yes(3)], 4, 3)).toBeUndefined();
  });
});
