import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholGrams, bandAfter, type Drinker, hoursBand, startingRate, toAir } from './widmark';

describe('the estimate over time', () => {
  it.each([
    ['W1', 'hombre', 80, 660, 5, 0, 26.04, 0.479, [0.479, 0.479, 0.479]],
    ['W2', 'hombre', 80, 660, 5, 2, 26.04, 0.479, [0.279, 0.179, 0.079]],
    ['W3', 'mujer', 60, 660, 5, 2, 26.04, 0.789, [0.589, 0.489, 0.389]],
    ['W4', 'mujer', 60, 150, 12.5, 1, 14.79, 0.448, [0.348, 0.298, 0.248]],
    ['W5', 'hombre', 70, 100, 40, 1, 31.56, 0.663, [0.563, 0.513, 0.463]],
    ['W6', 'hombre', 90, 50, 40, 3, 15.78, 0.258, [0, 0, 0]],
  ] as const)('%s', (_id, drinker, kilos, ml, percent, hours, grams, start, [slow, middle, fast]) => {
    const given = alcoholGrams(ml, percent);
    expect(given).toBeCloseTo(grams, 1);
    const rate = startingRate(given, drinker, kilos);
    expect(rate).toBeCloseTo(start, 2);
    const band = bandAfter(rate, hours);
    expect(band.slow).toBeCloseTo(slow, 2);
    expect(band.middle).toBeCloseTo(middle, 2);
    expect(band.fast).toBeCloseTo(fast, 2);
    expect(toAir(band.middle)).toBeCloseTo(middle / 2, 2);
  });

  it.each([
    ['W7', 1, 0.5, [5, 3.33, 2.5]],
    ['W7 to zero', 1, 0, [10, 6.67, 5]],
    ['W8', 1.2, 0.5, [7, 4.67, 3.5]],
    ['W8 to zero', 1.2, 0, [12, 8, 6]],
  ] as const)('%s', (_id, start, target, [slow, middle, fast]) => {
    const band = hoursBand(start, target);
    expect([band.slow, band.middle, band.fast].map((hours) => hours.toFixed(2))).toEqual(
      [slow, middle, fast].map((hours) => hours.toFixed(2)),
    );
  });

  it('never goes below zero and never rises', () => {
    const drinker = fc.constantFrom<Drinker>('hombre', 'mujer');
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(drinker, number(3_000), number(96), number(48), (who, ml, percent, hours) => {
        const start = startingRate(alcoholGrams(ml, percent), who, 70);
        const [now, later] = [bandAfter(start, hours), bandAfter(start, hours + 1)];
        for (const pace of ['slow', 'middle', 'fast'] as const) {
          expect(now[pace]).toBeGreaterThanOrEqual(0);
          expect(later[pace]).toBeLessThanOrEqual(now[pace]);
        }
        expect(now.fast).toBeLessThanOrEqual(now.slow);
      }),
    );
  });
});
