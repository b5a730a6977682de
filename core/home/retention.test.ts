import { describe, expect, it } from 'vitest';
import { curve, LAST_DAY, reviewDays, withoutReviews, withReviews } from './retention';

describe('the forgetting curve', () => {
  it('falls from 100 to 18 percent without reviews', () => {
    expect(withoutReviews(0)).toBe(100);
    expect(Math.round(withoutReviews(LAST_DAY))).toBe(18);
  });

  it('stays high with four reviews', () => {
    expect(Math.round(withReviews(19))).toBe(87);
    expect(Math.round(withReviews(LAST_DAY))).toBe(94);
    for (let day = 0; day <= LAST_DAY; day += 1)
      expect(withReviews(day)).toBeGreaterThanOrEqual(withoutReviews(day));
  });

  it('shows the value just before the review on a review day', () => {
    for (const day of reviewDays) expect(withReviews(day)).toBeLessThan(withReviews(day + 0.01));
  });

  it('has few points, from the first day to the last', () => {
    for (const kind of ['with', 'without'] as const) {
      const points = curve(kind);
      expect(points.length).toBeLessThanOrEqual(15);
      expect(points[0]).toEqual({ day: 0, percent: 100 });
      expect(points.at(-1)?.day).toBe(LAST_DAY);
    }
  });
});
