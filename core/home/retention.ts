/**
 * A simplified forgetting curve for the home page: exponential decay (Ebbinghaus, Über das Gedächtnis, 1885), slower
 * after each spaced review (Cepeda et al., Psychological Science 19, 2008). The product itself uses FSRS.
 */
const NEVER_FORGOTTEN = 18;
/** Time constants in days: after reading, then after each review. */
const STABILITY = [3, 9, 26, 62, 146] as const;

export const reviewDays: readonly number[] = [1, 3, 8, 19];
export const LAST_DAY = 30;

const remembered = (days: number, stability: number): number =>
  NEVER_FORGOTTEN + (100 - NEVER_FORGOTTEN) * Math.exp(-days / stability);

/** Percent remembered after a single reading. */
export const withoutReviews = (day: number): number => remembered(day, STABILITY[0]);

/** Percent remembered with reviews; on a review day, just before the review. */
export function withReviews(day: number): number {
  const done = reviewDays.filter((review) => review < day).length;
  const since = day - (reviewDays[done - 1] ?? 0);
  return remembered(since, STABILITY[done] ?? STABILITY[0]);
}

export type CurvePoint = { day: number; percent: number };

/** Few points, to keep the HTML small. */
export function curve(kind: 'with' | 'without'): CurvePoint[] {
  if (kind === 'without')
    return [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, LAST_DAY].map((day) => ({
      day,
      percent: withoutReviews(day),
    }));
  const ends = [...reviewDays, LAST_DAY];
  return ends.flatMap((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const middle = (start + end) / 2;
    return [
      { day: start, percent: 100 },
      { day: middle, percent: withReviews(middle) },
      { day: end, percent: withReviews(end) },
    ];
  });
}
