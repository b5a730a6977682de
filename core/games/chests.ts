import { plusDays } from '../review/days';
import { seeded } from '../review/seeded';
import type { ItemKind } from './shop';

/** Days of study in a week, Monday to Sunday, that give its chest. */
export const DAYS_OF_A_CHEST = 4;
/** Answers that make a day count. */
export const ANSWERS_OF_A_DAY = 5;
/** Given when there is nothing left of what was drawn. */
export const COINS_INSTEAD = 60;

/** Days of this week that count. */
export const daysOfWeek = (days: readonly { day: string; answers: number }[], monday: string): number =>
  days.filter(({ day, answers }) => day >= monday && day < plusDays(monday, 7) && answers >= ANSWERS_OF_A_DAY)
    .length;

export type Odds = { kind: ItemKind; percent: number };

/** The whole content of a chest. They add up to 100. Plans that include every mock get a colour in its place. */
export const oddsFor = (givesMocks: boolean): readonly Odds[] => [
  { kind: 'frame', percent: 40 },
  { kind: 'rest-day', percent: 30 },
  { kind: givesMocks ? 'mock' : 'theme', percent: 20 },
  { kind: 'wallpaper', percent: 10 },
];

export type Prize = { kind: ItemKind; itemId: string | null };

/**
 * What a chest gives: the kind by its odds, then one of the items of that kind that the user can still get, all with
 * the same chance. Without any, no item: it gives coins.
 */
export function drawPrize(
  seed: number,
  odds: readonly Odds[],
  available: (kind: ItemKind) => readonly string[],
): Prize {
  const random = seeded(seed);
  let rest = random() * odds.reduce((sum, { percent }) => sum + percent, 0);
  let kind: ItemKind = 'frame';
  for (const one of odds) {
    kind = one.kind;
    rest -= one.percent;
    if (rest < 0) break;
  }
  const items = available(kind);
  return { kind, itemId: items[Math.floor(random() * items.length)] ?? null };
}
