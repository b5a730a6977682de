import { daysBetween } from '../profile/study-plan';
import { plusDays } from '../review/days';
import type { FitnessEvent } from './events';
import { resultRanges } from './results';

export const LEAST_TESTS = 4;
export const MOST_WEEKS = 8;
/** Progress halves every four weeks: a straight line would promise a ten to everybody. */
const HALVING_DAYS = 28;
/** From the median deviation to about 90 % of the cases of a normal spread. */
const SPREAD = 1.4826 * 1.645;

export type ProjectedPoint = { day: string; value: number; low: number; high: number };

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

type Test = { day: string; value: number };

/** The line of Theil and Sen: the median of all slopes, so that one odd day does not bend it. */
function robustLine(tests: readonly Test[]) {
  const first = tests[0]?.day ?? '';
  const points = tests.map(({ day, value }) => ({ x: daysBetween(first, day), y: value }));
  const slopes = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .flatMap((other) => (other.x > one.x ? [(other.y - one.y) / (other.x - one.x)] : [])),
  );
  const slope = median(slopes);
  const start = median(points.map(({ x, y }) => y - slope * x));
  const spread = median(points.map(({ x, y }) => Math.abs(y - start - slope * x)));
  return { slope, at: (day: string) => start + slope * daysBetween(first, day), spread };
}

/**
 * Where the results lead in the next weeks, with an interval. Null with fewer than four days of tests. It ends at the exam
 * or after eight weeks, and never leaves what is possible.
 */
export function project(
  event: FitnessEvent,
  tests: readonly Test[],
  today: string,
  examDate: string | null,
): ProjectedPoint[] | null {
  if (new Set(tests.map(({ day }) => day)).size < LEAST_TESTS) return null;
  const { min, max } = resultRanges[event];
  const within = (value: number) => Math.round(Math.min(max, Math.max(min, value)));
  const line = robustLine(tests);
  const last = tests.at(-1)?.day ?? today;
  const from = last > today ? last : today;
  const least = event === 'run' ? 1_000 : 1;
  const points: ProjectedPoint[] = [];
  for (let week = 0; week <= MOST_WEEKS; week += 1) {
    const day = plusDays(from, week * 7);
    if (week > 0 && examDate && examDate >= from && day > examDate) break;
    const ahead = daysBetween(last, day);
    const decay = HALVING_DAYS / Math.LN2;
    const value = line.at(last) + line.slope * decay * (1 - Math.exp(-ahead / decay));
    const width = Math.max(line.spread * SPREAD, least) * Math.sqrt(1 + ahead / HALVING_DAYS);
    points.push({ day, value: within(value), low: within(value - width), high: within(value + width) });
  }
  return points;
}
