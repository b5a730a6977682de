import type { DayKind, Portion } from './kinds';

/** No day is planned below it, whatever is asked. */
export const LEAST_KCAL = 1_500;
/** The formula comes within this share of the measured need for most people. */
export const UNCERTAINTY = 0.1;
export const ADULT_AGE = 18;

/** Physical activity levels of EFSA, 2013. */
export const activities = ['1.4', '1.6', '1.8', '2.0'] as const;
export type Activity = (typeof activities)[number];

/** Everything that the formula needs, and no more. */
export type Body = {
  tenthsOfKg: number;
  cm: number;
  birthYear: number;
  /** Which of the two constants of the formula applies. */
  constant: 'men' | 'women';
  activity: Activity;
};

const roundTo = (step: number, value: number): number => Math.round(value / step) * step;

/** Mifflin-St Jeor, 1990, in kcal a day. */
export const restingNeed = ({ tenthsOfKg, cm, birthYear, constant }: Body, year: number): number =>
  tenthsOfKg + 6.25 * cm - 5 * (year - birthYear) + (constant === 'men' ? 5 : -161);

const TRAINING_STEP = 0.2;
const HIGHEST_ACTIVITY = 2;

/** A training day counts one level more than the usual ones. */
export function needOn(kind: DayKind, body: Body, year: number): number {
  const usual = Number(body.activity);
  const level = kind === 'entreno' ? Math.min(HIGHEST_ACTIVITY, usual + TRAINING_STEP) : usual;
  return restingNeed(body, year) * level;
}

const bodyMassIndex = ({ tenthsOfKg, cm }: Body): number => tenthsOfKg / 10 / (cm / 100) ** 2;
const LEAST_INDEX = 20;

/** Below this index there are no small portions: they would be a deficit. */
export const isLean = (body: Body): boolean => bodyMassIndex(body) < LEAST_INDEX;

/** Without a body: what portions of this size add up to on a day of rest. */
const byPortion: Readonly<Record<Portion, number>> = { pequena: 1_900, mediana: 2_300, grande: 2_800 };
const TRAINING_SHARE = 1.15;
const shares: Readonly<Record<Portion, number>> = { pequena: 0.9, mediana: 1, grande: 1.1 };
const MOST_DEFICIT = 500;

export type Target = {
  kcal: number;
  /** The need with its uncertainty; null without a body. */
  low: number | null;
  high: number | null;
  /** The day's total never falls below it. */
  floor: number;
};

export function targetOn(kind: DayKind, portion: Portion, body: Body | null, year: number): Target {
  if (!body) {
    const kcal = byPortion[portion] * (kind === 'entreno' ? TRAINING_SHARE : 1);
    return { kcal: roundTo(50, kcal), low: null, high: null, floor: LEAST_KCAL };
  }
  const need = needOn(kind, body, year);
  const floor = Math.max(LEAST_KCAL, Math.ceil(restingNeed(body, year)));
  const share = portion === 'pequena' && isLean(body) ? 1 : shares[portion];
  const wanted = Math.max(need * share, need - MOST_DEFICIT, floor);
  return {
    kcal: Math.ceil(wanted / 50) * 50,
    low: roundTo(50, need * (1 - UNCERTAINTY)),
    high: roundTo(50, need * (1 + UNCERTAINTY)),
    floor,
  };
}

/** Glasses of 200 ml to drink: EFSA's 2 to 2.5 litres a day count the water of food too. */
export const glassesOn = (kind: DayKind): number => (kind === 'entreno' ? 10 : 8);
export const MOST_GLASSES = 20;
