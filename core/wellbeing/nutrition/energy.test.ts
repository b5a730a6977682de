import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activities, type Body, LEAST_KCAL, needOn, restingNeed, targetOn } from './energy';
import { dayKinds, portions } from './kinds';

const YEAR = 2026;
const body = (changes: Partial<Body> = {}): Body => ({
  tenthsOfKg: 700,
  cm: 175,
  birthYear: 1996,
  constant: 'men',
  activity: '1.6',
  ...changes,
});
const anyBody = fc.record<Body>({
  tenthsOfKg: fc.integer({ min: 350, max: 2_500 }),
  cm: fc.integer({ min: 130, max: 230 }),
  birthYear: fc.integer({ min: YEAR - 90, max: YEAR - 18 }),
  constant: fc.constantFrom('men', 'women'),
  activity: fc.constantFrom(...activities),
});

describe('the energy need', () => {
  it('at rest follows Mifflin-St Jeor', () => {
    expect(restingNeed(body(), YEAR)).toBe(700 + 1_093.75 - 150 + 5);
    expect(restingNeed(body({ constant: 'women' }), YEAR)).toBe(700 + 1_093.75 - 150 - 161);
  });

  it('is a range of ten per cent, in steps of 50, higher on a training day', () => {
    expect(targetOn('descanso', 'mediana', body(), YEAR)).toEqual({
      kcal: 2_650,
      low: 2_350,
      high: 2_900,
      floor: 1_649,
    });
    expect(targetOn('entreno', 'mediana', body(), YEAR).kcal).toBe(3_000);
    expect(needOn('entreno', body({ activity: '2.0' }), YEAR)).toBe(
      needOn('descanso', body({ activity: '2.0' }), YEAR),
    );
  });

  it('is not asked for: portions do without a body', () => {
    expect(targetOn('descanso', 'mediana', null, YEAR)).toEqual({
      kcal: 2_300,
      low: null,
      high: null,
      floor: LEAST_KCAL,
    });
  });

  it('is never undercut: not the rest, not the floor, no more than 15 % nor 500 kcal', () => {
    fc.assert(
      fc.property(
        anyBody,
        fc.constantFrom(...portions),
        fc.constantFrom(...dayKinds),
        (one, portion, kind) => {
          const { kcal, floor } = targetOn(kind, portion, one, YEAR);
          const need = needOn(kind, one, YEAR);
          expect(floor).toBeGreaterThanOrEqual(LEAST_KCAL);
          expect(kcal).toBeGreaterThanOrEqual(floor);
          expect(kcal).toBeGreaterThanOrEqual(restingNeed(one, YEAR));
          expect(kcal).toBeGreaterThanOrEqual(need * 0.85);
          expect(kcal).toBeGreaterThanOrEqual(need - 500);
        },
      ),
    );
  });

  it('allows no small portions to someone lean', () => {
    const lean = body({ tenthsOfKg: 580 });
    expect(targetOn('descanso', 'pequena', lean, YEAR)).toEqual(targetOn('descanso', 'mediana', lean, YEAR));
    expect(targetOn('descanso', 'pequena', body(), YEAR).kcal).toBe(2_400);
  });
});
