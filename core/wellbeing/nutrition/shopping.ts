import type { Portioned } from './catalogue';
import type { Food } from './content.contract';
import type { FoodKind } from './kinds';

const aisleNames: Readonly<Record<FoodKind, string>> = {
  vegetable: 'Verduras y hortalizas',
  fruit: 'Fruta',
  grain: 'Pan, cereales y pasta',
  legume: 'Legumbres y soja',
  dairy: 'Lácteos',
  egg: 'Huevos',
  fish: 'Pescado y marisco',
  meat: 'Carne',
  nut: 'Frutos secos y semillas',
  fat: 'Aceites y grasas',
  other: 'Despensa',
};
const aisleOrder: readonly FoodKind[] = [
  'vegetable',
  'fruit',
  'meat',
  'fish',
  'egg',
  'dairy',
  'grain',
  'legume',
  'nut',
  'fat',
  'other',
];

export const MOST_PEOPLE = 8;

export type ShoppingItem = { food: Food; grams: number };
export type Aisle = { name: string; items: ShoppingItem[] };

/** Every food once, with the sum of its amounts, by aisle and name. */
export function shoppingList(ingredients: readonly Portioned[], people: number): Aisle[] {
  const sums = new Map<string, ShoppingItem>();
  for (const { food, grams } of ingredients) {
    const known = sums.get(food.id);
    if (known) known.grams += grams * people;
    else sums.set(food.id, { food, grams: grams * people });
  }
  const byName = [...sums.values()].sort((a, b) => a.food.name.localeCompare(b.food.name, 'es'));
  return aisleOrder.flatMap((kind) => {
    const items = byName.filter(({ food }) => food.kind === kind);
    return items.length > 0 ? [{ name: aisleNames[kind], items }] : [];
  });
}

/** The list as text, for a message or a note. */
export const shoppingText = (
  aisles: readonly { name: string; items: readonly { name: string; amount: string }[] }[],
): string =>
  aisles
    .map(({ name, items }) => [name, ...items.map((item) => `- ${item.name}: ${item.amount}`)].join('\n'))
    .join('\n\n');
