import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareScore, makePseudonym, PSEUDONYM, weeklyTitle, weekOf } from './comparison';

describe('the comparison with others', () => {
  it('says how many are missing below 30 people', () => {
    expect(compareScore([{ score: 50_000, takers: 29 }], 50_000, true)).toEqual({
      state: 'few',
      takers: 29,
      missing: 1,
    });
    expect(compareScore([], 0, false)).toEqual({ state: 'few', takers: 0, missing: 30 });
  });

  it('gives the share of the others below and a position that ties share', () => {
    const counts = [
      { score: 80_000, takers: 1 },
      { score: 60_000, takers: 10 },
      { score: 40_000, takers: 20 },
    ];
    expect(compareScore(counts, 60_000, true)).toEqual({
      state: 'known',
      takers: 31,
      better: 66,
      position: 2,
    });
    expect(compareScore(counts, 80_000, true)).toMatchObject({ better: 100, position: 1 });
    expect(compareScore(counts, 40_000, true)).toMatchObject({ better: 0, position: 12 });
    // A repeated attempt is not among the counts.
    expect(compareScore(counts, 90_000, false)).toMatchObject({ better: 100, position: 1 });
  });
});

describe('a made-up pseudonym', () => {
  it('is one that a user could choose', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999_999, noNaN: true }), (value) => {
        expect(makePseudonym(() => value)).toMatch(PSEUDONYM);
      }),
    );
    expect('ana@correo.es').not.toMatch(PSEUDONYM);
    expect('Ñandú 7').toMatch(PSEUDONYM);
  });
});

describe('the weekly mock', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-17', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
  ])('of %s begins on Monday %s', (day, monday) => {
    expect(weekOf(day).monday).toBe(monday);
  });

  it('names its days', () => {
    expect(weeklyTitle('2026-11-30')).toBe('Simulacro semanal, del 30 de noviembre al 6 de diciembre');
  });
});
