import { type KnownDish, type Nutrients, nutrientsOf, type Portioned } from './catalogue';

const SMALL_GRAMS = 20;
/** Small amounts to the gram, because a gram of oil counts; the rest to five. */
const rounded = (grams: number): number =>
  grams < SMALL_GRAMS ? Math.max(1, Math.round(grams)) : Math.round(grams / 5) * 5;

const scaled = (dish: KnownDish, factor: number): Portioned[] =>
  dish.ingredients.map(({ food, grams }) => ({ food, grams: rounded(grams * factor) }));

export type Served<D extends KnownDish = KnownDish> = {
  dish: D;
  ingredients: Portioned[];
  nutrients: Nutrients;
};

const STEP = 0.01;

/** One factor for the dishes of a day, so that they add up to the target and never to less than the floor. */
export function serve(
  dishes: readonly KnownDish[],
  { kcal, floor }: { kcal: number; floor: number },
): { served: Served[]; total: Nutrients } {
  const base = dishes.reduce((sum, { nutrients }) => sum + nutrients.kcal, 0);
  const portioned = (factor: number) => {
    const served = dishes.map((dish) => {
      const ingredients = scaled(dish, factor);
      return { dish, ingredients, nutrients: nutrientsOf(ingredients) };
    });
    return { served, total: nutrientsOf(served.flatMap(({ ingredients }) => ingredients)) };
  };
  let factor = base > 0 ? kcal / base : 1;
  let result = portioned(factor);
  while (base > 0 && result.total.kcal < floor) {
    factor += STEP;
    result = portioned(factor);
  }
  return result;
}

export type Unit = { name: string; grams: number };

const plurals: Readonly<Record<string, string>> = { unidad: 'unidades' };
const HALVES = 2;

/** `2 rebanadas`, `½ pieza`; null where a unit says nothing. */
export function inUnits(grams: number, unit: Unit | undefined): string | null {
  if (!unit) return null;
  const halves = Math.round((grams / unit.grams) * HALVES);
  if (halves === 0) return null;
  const whole = Math.floor(halves / HALVES);
  const count = `${whole || ''}${halves % HALVES === 1 ? '½' : ''}`;
  return `${count} ${halves <= HALVES ? unit.name : (plurals[unit.name] ?? `${unit.name}s`)}`;
}

/** Shops sell none of these. */
const MEASURES = new Set(['cucharada', 'vaso', 'taza', 'onza', 'loncha']);

/** `3 piezas`, rounded up; null where a shop does not count in that unit. */
export function unitsToBuy(grams: number, unit: Unit | undefined): string | null {
  if (!unit || MEASURES.has(unit.name)) return null;
  return inUnits(Math.ceil(grams / unit.grams) * unit.grams, unit);
}
