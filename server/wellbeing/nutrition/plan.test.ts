import { fileURLToPath } from 'node:url';
import { type Catalogue, catalogueOf, hasMeat, isAllowed } from '@atalaya/core/wellbeing/nutrition/catalogue';
import { LEAST_KCAL } from '@atalaya/core/wellbeing/nutrition/energy';
import { allergens, dayKinds, diets, exclusions } from '@atalaya/core/wellbeing/nutrition/kinds';
import { planDay } from '@atalaya/core/wellbeing/nutrition/plan';
import { hasLegumes, LEAST_LEGUMES, MOST_MEAT } from '@atalaya/core/wellbeing/nutrition/plan-rules';
import { serve } from '@atalaya/core/wellbeing/nutrition/servings';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readNutrition } from './nutrition-source';

/** So far may the amounts of a day, rounded to what a kitchen scale shows, be from the target. */
const TOLERANCE = 0.05;

const anyWish = fc.record({
  preferences: fc.record({
    diet: fc.constantFrom(...diets),
    without: fc.subarray([...exclusions]),
    avoided: fc.subarray([...allergens]),
  }),
  kind: fc.constantFrom(...dayKinds),
  count: fc.integer({ min: 3, max: 5 }),
  kcal: fc.integer({ min: LEAST_KCAL, max: 4_700 }),
  seed: fc.string({ maxLength: 8 }),
});
const everything = { diet: 'omnivora', without: [], avoided: [] } as const;

describe('menus from the real dishes', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    const root = fileURLToPath(new URL('../../../content', import.meta.url));
    const { foods, dishes, faults } = await readNutrition({ root });
    expect(faults).toEqual([]);
    catalogue = catalogueOf(
      foods.map(({ value }) => value),
      dishes.map(({ value }) => value),
    );
  });

  const mealsOf = (wish: Omit<Parameters<typeof planDay>[1], 'around'> & { around?: string[][] }) => {
    const planned = planDay(catalogue, { around: [], ...wish });
    return 'meals' in planned ? planned.meals : [];
  };
  const dishesOf = (meals: readonly { dish: string }[]) =>
    meals.flatMap(({ dish }) => catalogue.dishes.get(dish) ?? []);

  it('never contain what the user avoids, whatever is combined', () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const meals = mealsOf(wish);
        expect(meals.length).toBeGreaterThanOrEqual(wish.count);
        for (const dish of dishesOf(meals)) {
          expect(isAllowed(dish, wish.preferences)).toBe(true);
          for (const { food } of dish.ingredients)
            for (const allergen of wish.preferences.avoided) expect(food.allergens).not.toContain(allergen);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('add up to the target and never to less than the floor, in amounts above zero', () => {
    fc.assert(
      fc.property(anyWish, fc.integer({ min: LEAST_KCAL, max: 2_400 }), (wish, floor) => {
        const kcal = Math.max(wish.kcal, floor);
        const { total, served } = serve(dishesOf(mealsOf({ ...wish, kcal })), { kcal, floor });
        expect(total.kcal).toBeGreaterThanOrEqual(floor);
        expect(Math.abs(total.kcal - kcal)).toBeLessThanOrEqual(kcal * TOLERANCE);
        for (const { grams } of served.flatMap(({ ingredients }) => ingredients))
          expect(grams).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('are the same for the same seed and have no dish twice', () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const meals = mealsOf(wish);
        expect(mealsOf(wish)).toEqual(meals);
        expect(new Set(meals.map(({ dish }) => dish)).size).toBe(meals.length);
      }),
      { numRuns: 100 },
    );
  });

  it('keep plates of a human size', () => {
    for (let kcal = LEAST_KCAL; kcal <= 4_700; kcal += 100) {
      const dishes = dishesOf(
        mealsOf({ preferences: everything, kind: 'descanso', count: 5, kcal, seed: 'a' }),
      );
      const base = dishes.reduce((sum, { nutrients }) => sum + nutrients.kcal, 0);
      expect(kcal / base).toBeGreaterThan(0.7);
      expect(kcal / base).toBeLessThan(1.8);
    }
  });

  it('of a week follow the Spanish guidance: little meat, legumes, and hardly a repetition', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const week: string[][] = [];
      for (let day = 0; day < 7; day += 1)
        week.push(
          mealsOf({
            preferences: everything,
            kind: 'descanso',
            count: 5,
            kcal: 2_300,
            seed: `${seed}${day}`,
            around: week,
          }).map(({ dish }) => dish),
        );
      const dishes = week.flat().flatMap((id) => catalogue.dishes.get(id) ?? []);
      expect(dishes.filter(hasMeat).length).toBeLessThanOrEqual(MOST_MEAT);
      expect(dishes.filter(hasLegumes).length).toBeGreaterThanOrEqual(LEAST_LEGUMES);
      expect(new Set(week.flat()).size).toBe(week.flat().length);
    }
  });
});
