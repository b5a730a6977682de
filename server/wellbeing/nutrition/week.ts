import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatNumber, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { hasMeat, type Portioned } from '@atalaya/core/wellbeing/nutrition/catalogue';
import { glassesOn, isLean, restingNeed } from '@atalaya/core/wellbeing/nutrition/energy';
import { gramsOf, hasFish, hasLegumes } from '@atalaya/core/wellbeing/nutrition/plan-rules';
import { inUnits, type Served, serve, unitsToBuy } from '@atalaya/core/wellbeing/nutrition/servings';
import { shoppingList } from '@atalaya/core/wellbeing/nutrition/shopping';
import type { Db } from '../../platform/db';
import type { Keyring } from '../../platform/encryption';
import type { Kit } from '../../platform/kit';
import { type Menu, mealsFor, openMenu, type Planner, plannerOf, targetOf } from './menus';
import { selectDays, selectDaysBetween } from './nutrition.queries';
import { readProfile, yearOf } from './profile';

const WEEK = 7;
/** What we count as one serving, in grams. */
const VEGETABLE_SERVING = 150;
const FRUIT_SERVING = 130;

const noShopping = { people: 1, bought: [], aisles: [] };

export async function readWeek(kit: Kit, userId: string, asked: string | undefined) {
  const today = dayInSpain(kit.clock.now());
  const week = mondayOf(asked ?? today);
  const days = Array.from({ length: WEEK }, (_, at) => plusDays(week, at));
  const profile = await readProfile(kit, userId);
  const { settings, body } = profile;
  const year = yearOf(kit);
  if (!settings)
    return {
      today,
      week,
      settings,
      body,
      targets: null,
      resting: null,
      isPortionHeld: false,
      days: days.map((day) => ({ day, plan: null })),
      plates: null,
      shopping: noShopping,
    };
  const planner = await plannerOf(kit, kit.db, userId);
  const stored = await selectDaysBetween(kit.db, userId, week, plusDays(week, WEEK - 1));
  const served = new Map(
    stored.flatMap((row) => {
      const menu = openMenu(kit.keys, row);
      return menu ? [[row.day, servedDay(planner, row.day, menu)] as const] : [];
    }),
  );
  const toBuy = [...served].filter(([day]) => day >= today).flatMap(([, { ingredients }]) => ingredients);
  const list = profile.shopping?.week === week ? profile.shopping : { people: 1, bought: [] };
  return {
    today,
    week,
    settings,
    body,
    targets: {
      descanso: targetOf(planner, 'descanso'),
      entreno: targetOf(planner, 'entreno'),
      examen: targetOf(planner, 'examen'),
    },
    resting: body ? Math.round(restingNeed(body, year)) : null,
    isPortionHeld: settings.portion === 'pequena' && body !== null && isLean(body),
    days: days.map((day) => ({ day, plan: served.get(day)?.plan ?? null })),
    plates: platesOf([...served.values()].map(({ meals }) => meals)),
    shopping: {
      people: list.people,
      bought: list.bought,
      aisles: shoppingList(toBuy, list.people).map(({ name, items }) => ({
        name,
        items: items.map(({ food, grams }) => ({
          food: food.id,
          name: food.name,
          amount: amountOf({ food, grams }, unitsToBuy(grams, food.unit)),
        })),
      })),
    },
  };
}

function servedDay(planner: Planner, day: string, menu: Menu) {
  const meals = mealsFor(planner, day, menu, []);
  const dishes = meals.flatMap(({ dish }) => planner.catalogue.dishes.get(dish) ?? []);
  const { served, total } = serve(dishes, targetOf(planner, menu.kind));
  return {
    ingredients: served.flatMap(({ ingredients }) => ingredients),
    meals: served,
    plan: {
      kind: menu.kind,
      glasses: menu.glasses,
      glassesWanted: glassesOn(menu.kind),
      total,
      meals: served.flatMap((one, at) => {
        const meal = meals[at];
        return meal ? [{ slot: meal.slot, dish: toDishView(one) }] : [];
      }),
    },
  };
}

const toDishView = ({ dish, ingredients, nutrients }: Served) => ({
  id: dish.id,
  name: dish.name,
  minutes: dish.minutes,
  allergens: [...dish.allergens],
  kcal: Math.round(nutrients.kcal),
  steps: dish.steps,
  ingredients: ingredients.map((one) => ({ name: one.food.name, amount: amountOf(one) })),
});

/** `1,2 kg (8 piezas)` */
function amountOf({ food, grams }: Portioned, units = inUnits(grams, food.unit)): string {
  const isDrink = food.unit?.name === 'vaso';
  const [small, large] = isDrink ? ['ml', 'l'] : ['g', 'kg'];
  const weight =
    grams >= 1_000
      ? `${formatUpToTwoDecimals(grams / 1_000)} ${large}`
      : `${formatNumber(Math.round(grams))} ${small}`;
  return units ? `${weight} (${units})` : weight;
}

/** Vegetables and fruit a day, the others in all. */
function platesOf(days: readonly (readonly Served[])[]) {
  if (days.length === 0) return null;
  const meals = days.flat();
  const grams = (kind: 'vegetable' | 'fruit') => meals.reduce((sum, meal) => sum + gramsOf(meal, kind), 0);
  const count = (test: (dish: Served['dish']) => boolean) => meals.filter(({ dish }) => test(dish)).length;
  return {
    vegetables: grams('vegetable') / VEGETABLE_SERVING / days.length,
    fruit: grams('fruit') / FRUIT_SERVING / days.length,
    legumes: count(hasLegumes),
    fish: count(hasFish),
    meat: count(hasMeat),
    days: days.length,
  };
}

/** For the download of the account. */
export async function nutritionExport({ db, keys }: { db: Db; keys: Keyring }, userId: string) {
  const { settings, body, shopping } = await readProfile({ db, keys }, userId);
  return {
    preferencias: settings,
    datos_corporales: body,
    compra: shopping,
    menus: (await selectDays(db, userId)).map((row) => ({ dia: row.day, menu: openMenu(keys, row) })),
  };
}
