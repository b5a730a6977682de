import type { Dish, Food } from './content.contract';
import { type Allergen, allergens, type Diet, type DishDiet, dishDiets, type Exclusion } from './kinds';

export type Nutrients = { kcal: number; protein: number; carbs: number; fat: number; fibre: number };
export type Portioned = { food: Food; grams: number };

/** A dish with its foods, and what follows from them. */
export type KnownDish = Omit<Dish, 'ingredients'> & {
  ingredients: readonly Portioned[];
  allergens: readonly Allergen[];
  nutrients: Nutrients;
};
export type Catalogue = { dishes: ReadonlyMap<string, KnownDish> };

/** Dishes that name an unknown food are left out; the check of the content reports them. */
export function catalogueOf(foods: readonly Food[], dishes: readonly Dish[]): Catalogue {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const known = dishes.flatMap((dish): KnownDish[] => {
    const ingredients = dish.ingredients.flatMap(({ food, grams }) => {
      const found = byId.get(food);
      return found ? [{ food: found, grams }] : [];
    });
    return ingredients.length < dish.ingredients.length
      ? []
      : [{ ...dish, ingredients, allergens: allergensOf(ingredients), nutrients: nutrientsOf(ingredients) }];
  });
  return { dishes: new Map(known.map((dish) => [dish.id, dish])) };
}

/** Every allergen of every food: a dish cannot have fewer. */
export const allergensOf = (ingredients: readonly Portioned[]): Allergen[] =>
  allergens.filter((allergen) => ingredients.some(({ food }) => food.allergens.includes(allergen)));

export function nutrientsOf(ingredients: readonly Portioned[]): Nutrients {
  const sum = (key: keyof Nutrients) =>
    ingredients.reduce((total, { food, grams }) => total + (food.per100[key] * grams) / 100, 0);
  return {
    kcal: sum('kcal'),
    protein: sum('protein'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    fibre: sum('fibre'),
  };
}

const PORK = new Set(['lomo-de-cerdo', 'solomillo-de-cerdo', 'jamon-serrano', 'jamon-cocido']);
const has = (ingredients: readonly Portioned[], test: (food: Food) => boolean): boolean =>
  ingredients.some(({ food }) => test(food));

const isMeat = ({ kind }: Food): boolean => kind === 'meat';
const isAnimal = ({ kind, id }: Food): boolean =>
  ['meat', 'fish', 'dairy', 'egg'].includes(kind) || id === 'miel';

export const hasMeat = ({ ingredients }: Pick<KnownDish, 'ingredients'>): boolean => has(ingredients, isMeat);

/** Which diets the foods of a dish allow. The check of the content holds the files against it. */
export const dietsOf = (ingredients: readonly Portioned[]): DishDiet[] =>
  dishDiets.filter((diet) => {
    if (diet === 'vegetariana') return !has(ingredients, (food) => isMeat(food) || food.kind === 'fish');
    if (diet === 'vegana') return !has(ingredients, isAnimal);
    if (diet === 'sin-gluten') return !has(ingredients, (food) => food.allergens.includes('gluten'));
    if (diet === 'sin-lactosa') return !has(ingredients, (food) => food.allergens.includes('lacteos'));
    return true;
  });

export type Preferences = {
  diet: Diet;
  without: readonly Exclusion[];
  avoided: readonly Allergen[];
};

/** Judged by the foods, never by what a file says of the dish. */
export function isAllowed(
  { ingredients, allergens: within }: Pick<KnownDish, 'ingredients' | 'allergens'>,
  { diet, without, avoided }: Preferences,
): boolean {
  const possible = dietsOf(ingredients);
  if (diet === 'pescetariana' && has(ingredients, isMeat)) return false;
  if ((diet === 'vegetariana' || diet === 'vegana') && !possible.includes(diet)) return false;
  if (without.includes('gluten') && !possible.includes('sin-gluten')) return false;
  if (without.includes('lactosa') && !possible.includes('sin-lactosa')) return false;
  if (without.includes('cerdo') && has(ingredients, ({ id }) => PORK.has(id))) return false;
  return !within.some((allergen) => avoided.includes(allergen));
}
