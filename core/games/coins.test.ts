import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COINS_A_DAY, coinsOfGame, coinsOfPlay, isMockDone, withinDay, wordsOfMovement } from './coins';
import { games } from './game';

describe('the coins of a play', () => {
  it.each([
    ['crossword', 100, true, 20],
    ['crossword', 50, true, 10],
    ['hangman', 1, true, 1],
    ['placing', 100, false, 0],
  ] as const)('%s with %i points, won %s: %i', (game, points, isWon, coins) => {
    expect(coinsOfPlay(game, { isWon, points })).toBe(coins);
  });

  it('are never negative nor more than the game gives, whatever the points', () => {
    assert(
      property(constantFrom(...games), integer({ min: -1_000, max: 1_000 }), (game, points) => {
        const coins = coinsOfPlay(game, { isWon: true, points });
        expect(coins).toBeGreaterThan(0);
        expect(coins).toBeLessThanOrEqual(coinsOfGame[game]);
      }),
    );
  });
});

it('fills a day up to its limit and no further', () => {
  assert(
    property(integer({ min: 0, max: 200 }), integer({ min: 0, max: 200 }), (amount, earned) => {
      const given = withinDay(amount, earned);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(amount);
      expect(given > 0 ? earned + given : 0).toBeLessThanOrEqual(COINS_A_DAY);
    }),
  );
  expect(withinDay(25, 70)).toBe(10);
});

it('pays a mock when half of it is answered', () => {
  expect(isMockDone({ answered: 50, questions: 100 })).toBe(true);
  expect(isMockDone({ answered: 49, questions: 100 })).toBe(false);
});

it('says what a movement was', () => {
  expect(wordsOfMovement('unaided-play', 'crossword')).toBe('Crucigrama sin ayuda');
  expect(wordsOfMovement('refund', 'Marco de laurel')).toBe('Devolución: Marco de laurel');
});
