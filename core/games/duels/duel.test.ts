import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DuelScore, duelStateAt, outcomeOf, scoreText, topicsText } from './duel';

const score = (given: Partial<DuelScore> = {}): DuelScore => ({
  points: 80,
  right: 9,
  items: 12,
  activeMs: 220_000,
  ...given,
});
const now = new Date('2026-11-17T12:00:00Z');
const later = new Date('2026-11-19T12:00:00Z');

describe('a duel', () => {
  it.each([
    ['nobody has accepted', null, null, null, later, 'waiting'],
    ['nobody accepted in time', null, score(), null, now, 'expired'],
    ['two have it', 'b', score(), null, later, 'running'],
    ['one did not play in time', 'b', score(), null, now, 'expired'],
    ['both have played, also later', 'b', score(), score(), now, 'finished'],
  ] as const)('when %s', (_, opponentId, challengerScore, opponentScore, expiresAt, state) => {
    expect(duelStateAt({ opponentId, challengerScore, opponentScore, expiresAt }, now)).toBe(state);
  });

  it.each([
    ['more points', score({ points: 81, activeMs: 900_000 }), 'own'],
    ['fewer points', score({ points: 79, activeMs: 1 }), 'other'],
    ['the same points in less time', score({ activeMs: 100 }), 'own'],
    ['the same', score(), 'draw'],
  ] as const)('with %s', (_, own, outcome) => {
    expect(outcomeOf(own, score())).toBe(outcome);
  });

  it('has one winner, whoever looks', () => {
    const scores = fc.record({
      points: fc.integer({ min: 0, max: 3 }),
      right: fc.constant(1),
      items: fc.constant(1),
      activeMs: fc.integer({ min: 0, max: 3 }),
    });
    const mirror = { own: 'other', other: 'own', draw: 'draw' };
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        expect(outcomeOf(other, one)).toBe(mirror[outcomeOf(one, other)]);
      }),
    );
  });

  it('says scores and topics as people do', () => {
    expect(scoreText('hangman', score())).toBe('9 de 12 en 3:40');
    expect(scoreText('placing', score())).toBe('80 puntos en 3:40');
    expect(topicsText([21])).toBe('tema 21');
    expect(topicsText([8, 10, 21])).toBe('temas 8, 10 y 21');
  });
});
