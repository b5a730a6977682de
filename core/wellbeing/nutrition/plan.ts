import { type Catalogue, isAllowed, type KnownDish, type Preferences } from './catalogue';
import { type DayKind, type Meal, type Slot, slots } from './kinds';
import { type Around, penaltyOf } from './plan-rules';

export type PlannedMeal = { slot: Slot; dish: string };

/** What dishes of this meal usually hold, in kcal. */
const usual: Readonly<Record<Slot, number>> = {
  desayuno: 360,
  'media-manana': 250,
  comida: 575,
  merienda: 260,
  cena: 500,
  recena: 250,
};
/** Above this, another meal is better than larger plates. */
const MOST_FACTOR = 1.55;
const extra: readonly Slot[] = ['merienda', 'media-manana', 'recena'];
const kcalOf = (chosen: readonly Slot[]) => chosen.reduce((sum, slot) => sum + usual[slot], 0);

/** The meals of a day: as many as the user wants, more if they would not reach. */
export function slotsFor(count: number, kind: DayKind, kcal: number): Slot[] {
  const chosen: Slot[] = ['desayuno', 'comida', 'cena', ...extra.slice(0, count - 3)];
  for (const slot of extra) {
    const isNeeded = kcal > kcalOf(chosen) * MOST_FACTOR || (kind === 'entreno' && slot === 'merienda');
    if (isNeeded && !chosen.includes(slot)) chosen.push(slot);
  }
  return slots.filter((slot) => chosen.includes(slot));
}

const poolOf = (slot: Slot): Meal => (slot === 'recena' ? 'merienda' : slot);

/** The dishes that fit a meal, in no order. */
export const optionsFor = ({ dishes }: Catalogue, slot: Slot, preferences: Preferences): KnownDish[] =>
  [...dishes.values()].filter((dish) => dish.meals.includes(poolOf(slot)) && isAllowed(dish, preferences));

export type DayWish = {
  preferences: Preferences;
  kind: DayKind;
  /** How many meals the user wants, three to five. */
  count: number;
  kcal: number;
  /** The same seed gives the same menu. */
  seed: string;
  /** The dishes of the days before and after, a week each way at most. */
  around: readonly (readonly string[])[];
  /** What stays as it is: the meals that nobody asked to change. */
  kept?: readonly PlannedMeal[];
};

/** The menu of a day, or the meal for which no dish is left. */
export function planDay(catalogue: Catalogue, wish: DayWish): { meals: PlannedMeal[] } | { without: Slot } {
  const wanted = slotsFor(wish.count, wish.kind, wish.kcal);
  const share = wish.kcal / kcalOf(wanted);
  const kept = new Map(
    (wish.kept ?? []).flatMap(({ slot, dish }) => {
      const known = catalogue.dishes.get(dish);
      return known && isAllowed(known, wish.preferences) ? [[slot, known] as const] : [];
    }),
  );
  const plain = !wish.preferences.without.includes('gluten') && !wish.preferences.avoided.includes('gluten');
  const near = wish.around.map((ids) => ids.flatMap((id) => catalogue.dishes.get(id) ?? []));
  const chosen = new Map(kept);
  for (const slot of wanted) {
    if (chosen.has(slot)) continue;
    const around: Around = { near, today: [...chosen.values()] };
    const best = bestOf(
      optionsFor(catalogue, slot, wish.preferences),
      (dish) =>
        penaltyOf(dish, { slot, kind: wish.kind, kcal: usual[slot] * share, plain }, around) +
        noise(`${wish.seed}:${slot}:${dish.id}`) * JITTER,
    );
    if (!best) return { without: slot };
    chosen.set(slot, best);
  }
  return {
    meals: wanted.flatMap((slot) => {
      const dish = chosen.get(slot);
      return dish ? [{ slot, dish: dish.id }] : [];
    }),
  };
}

/** So much may chance outweigh the rules of taste; variety and the limits weigh more. */
const JITTER = 30;

function bestOf(dishes: readonly KnownDish[], penalty: (dish: KnownDish) => number): KnownDish | undefined {
  let best: { dish: KnownDish; cost: number } | undefined;
  for (const dish of dishes) {
    const cost = penalty(dish);
    if (!best || cost < best.cost) best = { dish, cost };
  }
  return best?.dish;
}

/** FNV-1a, from 0 to 1. */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  // A last mixing: texts that differ at their end only would stay close.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
