import { describe, expect, it } from 'vitest';
import type { Dish, Food } from './content.contract';
import { DishFile } from './content.contract';
import { nutritionFaults } from './content-rules';

const food = (changes: Partial<Food> = {}): Food => ({
  id: 'arroz',
  name: 'Arroz',
  kind: 'grain',
  per100: { kcal: 356, protein: 6.8, carbs: 79, fat: 0.7, fibre: 1.3 },
  allergens: [],
  ...changes,
});
const egg = food({
  id: 'huevo',
  kind: 'egg',
  per100: { kcal: 141, protein: 12.6, carbs: 0.7, fat: 9.5, fibre: 0 },
  allergens: ['huevos'],
});
const dish = (changes: Partial<Dish> = {}): Dish => ({
  id: 'arroz-con-huevo',
  name: 'Arroz con huevo',
  meals: ['comida'],
  diets: ['omnivora', 'vegetariana', 'sin-gluten', 'sin-lactosa'],
  minutes: 20,
  ingredients: [
    { food: 'arroz', grams: 90 },
    { food: 'huevo', grams: 55 },
  ],
  steps: ['Cuece el arroz.', 'Fríe el huevo.'],
  ...changes,
});
const faultsOf = (foods: Food[], dishes: Dish[]) =>
  nutritionFaults(
    foods.map((value) => ({ value, file: 'foods', lines: {} })),
    dishes.map((value) => ({ value, file: 'dishes', lines: {} })),
  )
    .map(({ field, reason }) => `${field} — ${reason}`)
    .filter((fault) => !fault.includes('are needed'));

describe('the content of nutrition', () => {
  it('is right as it should be', () => expect(faultsOf([food(), egg], [dish()])).toEqual([]));

  it.each([
    ['energy that the nutrients do not give', food({ per100: { ...food().per100, kcal: 405 } }), /405 kcal/],
    ['more than 100 g in 100 g', food({ per100: { ...food().per100, carbs: 99 } }), /more than 100 g/],
    ['milk without its allergen', food({ kind: 'dairy' }), /needs lacteos/],
    ['bread without gluten', food({ id: 'pan-blanco' }), /lacks gluten/],
    [
      'gluten in what says «sin gluten»',
      food({ id: 'pan-sin-gluten', allergens: ['gluten'] }),
      /and has gluten/,
    ],
  ])('finds %s', (_, wrong, reason) => expect(faultsOf([wrong], []).join()).toMatch(reason));

  it.each<[string, Partial<Dish>, RegExp]>([
    ['a diet that the foods do not allow', { diets: ['omnivora', 'vegana'] }, /do not allow vegana/],
    ['a diet that is missing', { diets: ['omnivora'] }, /vegetariana is missing/],
    ['an unknown food', { ingredients: [{ food: 'nada', grams: 10 }] }, /«nada» is not a food/],
    ['an allergen that only the steps name', { steps: ['Cuece.', 'Ralla queso.'] }, /a food with lacteos/],
    ['a plate that feeds nobody', { ingredients: [{ food: 'arroz', grams: 5 }], diets: [] }, /is no plate/],
  ])('finds %s', (_, changes, reason) =>
    expect(faultsOf([food(), egg], [dish(changes)]).join()).toMatch(reason),
  );

  it('has no negative quantity', () => {
    const wrong = dish({ ingredients: [{ food: 'arroz', grams: -10 }] });
    expect(DishFile.safeParse(wrong).error?.issues[0]?.message).toBe('must be positive');
  });
});
