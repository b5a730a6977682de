import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import type { Catalogue } from '@atalaya/core/wellbeing/nutrition/catalogue';
import { targetOn } from '@atalaya/core/wellbeing/nutrition/energy';
import type { DayKind, Slot } from '@atalaya/core/wellbeing/nutrition/kinds';
import type { NutritionSettings } from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import { optionsFor, type PlannedMeal, planDay } from '@atalaya/core/wellbeing/nutrition/plan';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Keyring } from '../../platform/encryption';
import type { Kit } from '../../platform/kit';
import { seal, unseal } from '../sealed';
import * as rows from './nutrition.queries';
import { type Profile, readProfile, yearOf } from './profile';

/** What is sealed of a day. The amounts follow from the profile, so they are not stored. */
export type Menu = { kind: DayKind; variant: number; glasses: number; meals: PlannedMeal[] };

const DAYS_AROUND = 6;
const KEPT_DAYS = 28;
const MOST_DAYS_AHEAD = 28;

const placeOf = (userId: string, day: string) => ({ purpose: 'nutrition', userId, id: day });

export const openMenu = (keys: Keyring, { userId, day, sealed }: rows.DayRow): Menu | null =>
  unseal<Menu>(keys, placeOf(userId, day), sealed);

/** What planning needs, read once. */
export type Planner = {
  userId: string;
  catalogue: Catalogue;
  settings: NutritionSettings;
  profile: Profile;
  year: number;
};

export async function plannerOf(kit: Kit, db: Db, userId: string): Promise<Planner> {
  const profile = await readProfile({ db, keys: kit.keys }, userId);
  if (!profile.settings) throw new AppError('wellbeing.no-preferences');
  const catalogue = await rows.selectCatalogue(db);
  return { userId, catalogue, profile, settings: profile.settings, year: yearOf(kit) };
}

export const targetOf = ({ settings, profile, year }: Planner, kind: DayKind) =>
  targetOn(kind, settings.portion, profile.body, year);

/** Meals that still suit stay; those that no longer do are chosen anew. */
export function mealsFor(
  planner: Planner,
  day: string,
  { kind, variant, meals }: Pick<Menu, 'kind' | 'variant' | 'meals'>,
  around: readonly (readonly string[])[],
): PlannedMeal[] {
  const { catalogue, settings, userId } = planner;
  const planned = planDay(catalogue, {
    preferences: settings,
    kind,
    count: settings.mealsADay,
    kcal: targetOf(planner, kind).kcal,
    seed: `${userId}:${day}:${variant}`,
    around,
    kept: meals,
  });
  if ('without' in planned) throw new AppError('wellbeing.no-dishes');
  return planned.meals;
}

const dishesOf = (menu: Menu): string[] => menu.meals.map(({ dish }) => dish);

async function menusAround({ keys }: Kit, db: Db, userId: string, day: string): Promise<Map<string, Menu>> {
  const found = await rows.selectDaysBetween(
    db,
    userId,
    plusDays(day, -DAYS_AROUND),
    plusDays(day, DAYS_AROUND),
  );
  return new Map(
    found.flatMap((row) => {
      const menu = openMenu(keys, row);
      return menu ? [[row.day, menu] as const] : [];
    }),
  );
}

const store = ({ keys }: Kit, db: Db, userId: string, day: string, menu: Menu) =>
  rows.upsertDay(db, { userId, day, sealed: seal(keys, placeOf(userId, day), menu) });

function checkDay(kit: Kit, day: string): void {
  const today = dayInSpain(kit.clock.now());
  const sentence =
    day < today
      ? 'Ese día ya ha pasado.'
      : day > plusDays(today, MOST_DAYS_AHEAD)
        ? 'Solo se planifica hasta cuatro semanas por delante.'
        : null;
  if (sentence) throw new AppError('request.invalid', { fields: { day: sentence } });
}

async function planIn(
  kit: Kit,
  db: Db,
  planner: Planner,
  day: string,
  wish: { kind: DayKind; again: boolean },
): Promise<void> {
  const around = await menusAround(kit, db, planner.userId, day);
  const known = around.get(day);
  around.delete(day);
  const isKept = known !== undefined && !wish.again && known.kind === wish.kind;
  const menu = {
    kind: wish.kind,
    variant: (known?.variant ?? 0) + (wish.again ? 1 : 0),
    glasses: known?.glasses ?? 0,
    meals: isKept ? known.meals : [],
  };
  // Another menu is another one: the dishes of the last one count as eaten.
  const near = [...around.values()].map(dishesOf).concat(wish.again && known ? [dishesOf(known)] : []);
  await store(kit, db, planner.userId, day, { ...menu, meals: mealsFor(planner, day, menu, near) });
}

export async function planOne(
  kit: Kit,
  userId: string,
  day: string,
  wish: { kind: DayKind; again: boolean },
): Promise<void> {
  checkDay(kit, day);
  await kit.db.transaction(async (tx) => {
    await planIn(kit, tx, await plannerOf(kit, tx, userId), day, wish);
    await rows.deleteDaysBefore(tx, userId, plusDays(dayInSpain(kit.clock.now()), -KEPT_DAYS));
  });
}

export async function planWeek(kit: Kit, userId: string, week: string): Promise<void> {
  const today = dayInSpain(kit.clock.now());
  const days = Array.from({ length: 7 }, (_, at) => plusDays(mondayOf(week), at)).filter(
    (day) => day >= today,
  );
  checkDay(kit, days[0] ?? week);
  await kit.db.transaction(async (tx) => {
    const planner = await plannerOf(kit, tx, userId);
    const planned = new Set((await rows.selectDays(tx, userId)).map(({ day }) => day));
    for (const day of days)
      if (!planned.has(day)) await planIn(kit, tx, planner, day, { kind: 'descanso', again: false });
  });
}

async function menuOn(kit: Kit, db: Db, userId: string, day: string) {
  const around = await menusAround(kit, db, userId, day);
  const menu = around.get(day);
  if (!menu) throw new AppError('wellbeing.day-not-planned');
  around.delete(day);
  return { menu, near: [...around.values()].map(dishesOf) };
}

const MOST_OPTIONS = 12;

/** The dishes for a meal, those of a similar size first. */
export async function dishOptions(kit: Kit, userId: string, day: string, slot: Slot) {
  const planner = await plannerOf(kit, kit.db, userId);
  const { menu, near } = await menuOn(kit, kit.db, userId, day);
  const today = new Set(dishesOf(menu));
  const used = new Set(near.flat());
  const size = planner.catalogue.dishes.get(menu.meals.find((meal) => meal.slot === slot)?.dish ?? '');
  const distance = (kcal: number) => Math.abs(kcal - (size?.nutrients.kcal ?? kcal));
  return optionsFor(planner.catalogue, slot, planner.settings)
    .filter(({ id }) => !today.has(id))
    .sort(
      (a, b) =>
        Number(used.has(a.id)) - Number(used.has(b.id)) ||
        distance(a.nutrients.kcal) - distance(b.nutrients.kcal) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, MOST_OPTIONS)
    .map((dish) => ({ ...dish, allergens: [...dish.allergens], kcal: Math.round(dish.nutrients.kcal) }));
}

export async function swapDish(
  kit: Kit,
  userId: string,
  day: string,
  slot: Slot,
  dish: string,
): Promise<void> {
  checkDay(kit, day);
  await kit.db.transaction(async (tx) => {
    const planner = await plannerOf(kit, tx, userId);
    const { menu } = await menuOn(kit, tx, userId, day);
    if (!menu.meals.some((meal) => meal.slot === slot)) throw new AppError('wellbeing.day-not-planned');
    if (!optionsFor(planner.catalogue, slot, planner.settings).some(({ id }) => id === dish))
      throw new AppError('wellbeing.dish-not-allowed');
    const meals = menu.meals.map((meal) => (meal.slot === slot ? { slot, dish } : meal));
    await store(kit, tx, userId, day, { ...menu, meals });
  });
}

export async function saveGlasses(kit: Kit, userId: string, day: string, glasses: number): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const { menu } = await menuOn(kit, tx, userId, day);
    await store(kit, tx, userId, day, { ...menu, glasses });
  });
}
