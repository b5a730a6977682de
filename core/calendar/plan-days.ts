import { daysBetween, weekdayOf } from '../profile/study-plan';
import { plusDays } from '../review/days';

export const PLAN_DAYS = 400;
/** Days before the exam without new study blocks. */
export const LAST_DAYS = 7;
/** No mock in the last days: there would be no time to review the mistakes. */
const LAST_MOCK = 3;
const WINDOW = 3;
const REVIEW_SHARE = 0.3;
const MIN_BLOCK = 10;
const BLOCK_MINUTES = 40;
const LONG_REST = 45;

export type DaySlots = {
  day: string;
  review: number;
  mock: { key: string; minutes: number } | null;
  /** Minutes of each study block. */
  blocks: number[];
};

type Span = { today: string; examDate: string; mockMinutes: number };

/** From today to the day before the exam, at most PLAN_DAYS. */
export function daysToPlan({ today, examDate }: Pick<Span, 'today' | 'examDate'>): string[] {
  const count = Math.min(PLAN_DAYS, Math.max(0, daysBetween(today, examDate)));
  return Array.from({ length: count }, (_, index) => plusDays(today, index));
}

/** Days before the exam on which a mock is due: weekly near the exam, then every two, then every four weeks. */
export function mockTargets(daysToExam: number): number[] {
  const targets: number[] = [];
  for (
    let before = 5;
    before <= Math.min(daysToExam, PLAN_DAYS);
    before += before < 26 ? 7 : before < 82 ? 14 : 28
  )
    targets.push(before);
  return targets;
}

/**
 * Puts each mock on the day with most free minutes near its target day. Targets are counted back from the exam, so that
 * replanning later gives the same days and keys.
 */
export function placeMocks(
  span: Span,
  freeMinutesOn: (day: string) => number,
  taken: ReadonlySet<string>,
): Map<string, { key: string; minutes: number }> {
  const placed = new Map<string, { key: string; minutes: number }>();
  for (const before of mockTargets(daysBetween(span.today, span.examDate))) {
    const key = `mock-${plusDays(span.examDate, -before)}`;
    if (taken.has(key)) continue;
    const [best] = Array.from({ length: 2 * WINDOW + 1 }, (_, index) =>
      plusDays(span.examDate, -before + index - WINDOW),
    )
      .filter(
        (day) =>
          day >= span.today &&
          daysBetween(day, span.examDate) >= LAST_MOCK &&
          freeMinutesOn(day) >= span.mockMinutes &&
          !placed.has(day),
      )
      .sort((a, b) => freeMinutesOn(b) - freeMinutesOn(a) || weekdayOf(b) - weekdayOf(a));
    if (best) placed.set(best, { key, minutes: span.mockMinutes });
  }
  return placed;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Splits the minutes of a day into its mock, its reviews and study blocks of about forty minutes. */
export function splitDay(
  day: string,
  freeMinutes: number,
  { examDate, mock, hasReviews }: { examDate: string; mock: DaySlots['mock']; hasReviews: boolean },
): DaySlots {
  const left = freeMinutes - (mock?.minutes ?? 0);
  if (left < 5) return { day, review: 0, mock, blocks: [] };
  // After a mock, the rest of the day is for reviewing mistakes unless it is long.
  const isForReview = daysBetween(day, examDate) <= LAST_DAYS || (mock !== null && left < LONG_REST);
  if (isForReview) return { day, review: left, mock, blocks: [] };
  // A very short day fits only one of the two, so they alternate.
  if (left < MIN_BLOCK + 5) {
    const reviews = hasReviews && Number(day.slice(8)) % 2 === 0;
    return { day, review: reviews ? left : 0, mock, blocks: reviews ? [] : [left] };
  }
  const review = hasReviews ? Math.max(5, toFive(left * REVIEW_SHARE)) : 0;
  return { day, review, mock, blocks: splitIntoBlocks(left - review) };
}

/** Equal parts in whole minutes, longer ones first. */
function splitIntoBlocks(minutes: number): number[] {
  const parts = Math.max(1, Math.round(minutes / BLOCK_MINUTES));
  return Array.from(
    { length: parts },
    (_, index) => Math.floor(minutes / parts) + (index < minutes % parts ? 1 : 0),
  );
}
