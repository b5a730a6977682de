/**
 * A teaching model of forgetting, drawn on the home page: exponential decay towards what is never lost (Ebbinghaus,
 * Über das Gedächtnis, 1885), slower after each spaced review (Cepeda et al., Psychological Science 19, 2008). The
 * product itself schedules with FSRS, from the user's own answers.
 */
const KEPT_FOR_GOOD = 18;
/** Days in which the rest falls to 1/e: after reading, then after each review. */
const STABILITY = [3, 9, 26, 62, 146] as const;

export const reviewDays: readonly number[] = [1, 3, 8, 19];
export const LAST_DAY = 30;

const remembered = (days: number, stability: number): number =>
  KEPT_FOR_GOOD + (100 - KEPT_FOR_GOOD) * Math.exp(-days / stability);

/** Percent remembered that many days after a single reading. */
export const withoutReviews = (day: number): number => remembered(day, STABILITY[0]);

/** Percent remembered with a review on each of the review days; on such a day, just before it. */
export function withReviews(day: number): number {
  const done = reviewDays.filter((review) => review < day).length;
  const since = day - (reviewDays[done - 1] ?? 0);
  return remembered(since, STABILITY[done] ?? STABILITY[0]);
}

export type CurvePoint = { day: number; percent: number };

/** The curve as a few points: enough for the eye, little for the page. */
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
