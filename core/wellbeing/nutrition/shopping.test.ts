import { describe, expect, it } from 'vitest';
import type { Food } from './content.contract';
import type { FoodKind } from './kinds';
import { inUnits, unitsToBuy } from './servings';
import { shoppingList, shoppingText } from './shopping';

const food = (id: string, kind: FoodKind): Food => ({
  id,
  name: id,
  kind,
  per100: { kcal: 50, protein: 1, carbs: 10, fat: 0.5, fibre: 1 },
  allergens: [],
});
const rice = food('arroz', 'grain');
const leek = food('puerro', 'vegetable');
const garlic = food('ajo', 'vegetable');

describe('a shopping list', () => {
  it('has every food once, by aisle and name, for so many people', () => {
    const list = shoppingList(
      [
        { food: rice, grams: 80 },
        { food: leek, grams: 100 },
        { food: rice, grams: 70 },
        { food: garlic, grams: 5 },
      ],
      2,
    );
    expect(list).toEqual([
      {
        name: 'Verduras y hortalizas',
        items: [
          { food: garlic, grams: 10 },
          { food: leek, grams: 200 },
        ],
      },
      { name: 'Pan, cereales y pasta', items: [{ food: rice, grams: 300 }] },
    ]);
  });

  it('is copied as plain text', () => {
    expect(shoppingText([{ name: 'Fruta', items: [{ name: 'Kiwi', amount: '160 g (2 piezas)' }] }])).toBe(
      'Fruta\n- Kiwi: 160 g (2 piezas)',
    );
  });
});

it.each([
  [80, { name: 'rebanada', grams: 40 }, '2 rebanadas'],
  [60, { name: 'pieza', grams: 120 }, '½ pieza'],
  [180, { name: 'unidad', grams: 120 }, '1½ unidades'],
  [120, { name: 'pieza', grams: 120 }, '1 pieza'],
  [10, { name: 'pieza', grams: 120 }, null],
  [10, undefined, null],
])('%s g in household units', (grams, unit, words) => expect(inUnits(grams, unit)).toBe(words));

it('counts what a shop counts, and never too little', () => {
  expect(unitsToBuy(165, { name: 'pieza', grams: 120 })).toBe('2 piezas');
  expect(unitsToBuy(125, { name: 'cucharada', grams: 10 })).toBeNull();
});
