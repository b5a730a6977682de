import { hasMeat, type KnownDish } from './catalogue';
import type { DayKind, FoodKind, Slot } from './kinds';

/** The dishes of the days around, and those already chosen for the day. */
export type Around = { near: readonly (readonly KnownDish[])[]; today: readonly KnownDish[] };
/** `plain`: the user needs no substitutes, such as bread without gluten. */
type Place = { slot: Slot; kind: DayKind; kcal: number; plain: boolean };

/** AESAN, 2022: meat at most three times a week, legumes from four. */
export const MOST_MEAT = 3;
export const LEAST_LEGUMES = 4;
const LEAST_FISH = 3;

const STARCHY = new Set(['patata', 'boniato']);
/** Drinks and desserts of soy are no plate of legumes. */
const LEGUME_GRAMS = 50;
const NOT_A_PLATE = new Set(['bebida-de-soja', 'yogur-de-soja']);

export const gramsOf = ({ ingredients }: Pick<KnownDish, 'ingredients'>, kind: FoodKind): number =>
  ingredients.reduce(
    (sum, { food, grams }) => (food.kind === kind && !STARCHY.has(food.id) ? sum + grams : sum),
    0,
  );

export const hasFish = (dish: KnownDish): boolean =>
  dish.ingredients.some(({ food }) => food.kind === 'fish');
export const hasLegumes = (dish: KnownDish): boolean =>
  dish.ingredients.some(
    ({ food, grams }) => food.kind === 'legume' && grams >= LEGUME_GRAMS && !NOT_A_PLATE.has(food.id),
  );

/** A full helping beside the rest of the plate, in grams. */
const VEGETABLES = 220;

const isMain = (slot: Slot): boolean => slot === 'comida' || slot === 'cena';
const mainFood = ({ ingredients }: KnownDish): string | undefined => ingredients[0]?.food.id;

/** The lower, the better the dish suits the meal. */
export function penaltyOf(dish: KnownDish, place: Place, { near, today }: Around): number {
  const week = [...near.flat(), ...today];
  const count = (test: (one: KnownDish) => boolean) => week.filter(test).length;
  let penalty = 60 * Math.abs(Math.log(dish.nutrients.kcal / place.kcal));
  if (today.some(({ id }) => id === dish.id)) penalty += 1_000;
  penalty += 100 * near.filter((day) => day.some(({ id }) => id === dish.id)).length;
  if (today.some((one) => mainFood(one) === mainFood(dish))) penalty += 25;
  // Two weeks around at most, so twice what a week may have.
  const weeks = Math.max(1, (near.length + 1) / 7);
  if (hasMeat(dish) && count(hasMeat) >= MOST_MEAT * weeks) penalty += 300;
  if (hasMeat(dish) && today.some(hasMeat)) penalty += 60;
  if (place.plain && dish.ingredients.some(({ food }) => food.id.includes('sin-gluten'))) penalty += 80;
  if (isMain(place.slot)) {
    if (hasLegumes(dish) && count(hasLegumes) < LEAST_LEGUMES * weeks) penalty -= 20;
    if (hasFish(dish) && count(hasFish) < LEAST_FISH * weeks) penalty -= 15;
    penalty += 40 * Math.max(0, 1 - gramsOf(dish, 'vegetable') / VEGETABLES);
  } else if (gramsOf(dish, 'fruit') >= 80) penalty -= 15;
  return penalty + (place.kind === 'examen' ? onExamDay(dish, place.slot) : 0);
}

/** Before an exam: what is quick, known and easy to digest. */
function onExamDay(dish: KnownDish, slot: Slot): number {
  let penalty = 0;
  if (slot !== 'cena' && hasLegumes(dish)) penalty += 80;
  if (slot === 'desayuno' && dish.minutes > 10) penalty += 30;
  if (dish.nutrients.fibre > 12) penalty += 25;
  if (dish.nutrients.fat > 30) penalty += 25;
  return penalty;
}
