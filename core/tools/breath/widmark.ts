/** An estimate, never a permission to drive. Blood in g/L; air in mg/L is half of it. */
export type Drinker = 'hombre' | 'mujer';

/** Widmark's factor, and the grams per litre of blood eliminated in an hour: slow, middle, fast. */
const factor: Record<Drinker, number> = { hombre: 0.68, mujer: 0.55 };
export const elimination = { slow: 0.1, middle: 0.15, fast: 0.2 } as const;

const GRAMS_PER_ML = 0.789;

export const alcoholGrams = (ml: number, percent: number): number => ml * (percent / 100) * GRAMS_PER_ML;

/** Blood rate if all of it were absorbed at once. */
export const startingRate = (grams: number, drinker: Drinker, kilos: number): number =>
  grams / (factor[drinker] * kilos);

export const rateAfter = (start: number, hours: number, perHour: number): number =>
  Math.max(0, start - perHour * hours);

export const hoursUntil = (start: number, target: number, perHour: number): number =>
  Math.max(0, (start - target) / perHour);

export type Band = { slow: number; middle: number; fast: number };

export const bandAfter = (start: number, hours: number): Band => ({
  slow: rateAfter(start, hours, elimination.slow),
  middle: rateAfter(start, hours, elimination.middle),
  fast: rateAfter(start, hours, elimination.fast),
});

/** `slow` is the longest wait. */
export const hoursBand = (start: number, target: number): Band => ({
  slow: hoursUntil(start, target, elimination.slow),
  middle: hoursUntil(start, target, elimination.middle),
  fast: hoursUntil(start, target, elimination.fast),
});

export const toAir = (blood: number): number => blood / 2;
