import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeTitle, plannedChallenge } from './daily';

describe('the challenge of a day', () => {
  it('is the same for all and has two topics of the syllabus', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const plan = plannedChallenge(day, ['a', 'b', 'c']);
          expect(plan).toEqual(plannedChallenge(day, ['a', 'b', 'c']));
          expect(new Set(plan.topics).size).toBe(2);
          expect(plan.topics.every((topic) => topic >= 1 && topic <= 45)).toBe(true);
        },
      ),
    ));

  it('comes to every game and every topic in 45 days', () => {
    const plans = Array.from({ length: 45 }, (_, index) =>
      plannedChallenge(new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10), ['a', 'b']),
    );
    expect(new Set(plans.flatMap(({ topics }) => topics)).size).toBe(45);
    expect(new Set(plans.map(({ game }) => game)).size).toBe(2);
  });

  it.each([
    ['crossword', 'Extranjería, palabra a palabra'],
    ['hangman', 'Extranjería, palabra a palabra'],
    ['placing', 'Extranjería, pieza a pieza'],
  ] as const)('is called after its first topic and what the game is made of: %s', (game, title) =>
    expect(challengeTitle('Extranjería: entrada y residencia', game)).toBe(title),
  );
});
