import { daysBetween, weekdayOf } from '../profile/study-plan';
import { plusDays } from '../review/days';

/** Nothing is planned further ahead than this. */
export const PLAN_DAYS = 400;
/** The last days before the exam: nothing new any more. */
export const LAST_DAYS = 7;
/** No mock is so near to the exam that its faults could not be repaired. */
const LAST_MOCK = 3;
const WINDOW = 3;
const REVIEW_SHARE = 0.3;
const LEAST_BLOCK = 10;
const BLOCK_MINUTES = 40;
const LONG_REST = 45;

export type DayRoom = {
  day: string;
  review: number;
  mock: { key: string; minutes: number } | null;
  /** Minutes of each block of study. */
  blocks: number[];
};

type Span = { today: string; examDate: string; mockMinutes: number };

/** Every day from today to the eve of the exam, or as far as is planned. */
export function daysToPlan({ today, examDate }: Pick<Span, 'today' | 'examDate'>): string[] {
  const count = Math.min(PLAN_DAYS, Math.max(0, daysBetween(today, examDate)));
  return Array.from({ length: count }, (_, index) => plusDays(today, index));
}

/** Days before the exam at which a mock is due: each week at the end, each fortnight before, each four weeks far from it. */
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
 * The day of each mock: the one with most minutes around its target, which names it. Targets count from the exam, so that
 * planning anew on another day gives the same days and the same keys.
 */
export function placeMocks(
  span: Span,
  roomOn: (day: string) => number,
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
          roomOn(day) >= span.mockMinutes &&
          !placed.has(day),
      )
      .sort((a, b) => roomOn(b) - roomOn(a) || weekdayOf(b) - weekdayOf(a));
    if (best) placed.set(best, { key, minutes: span.mockMinutes });
  }
  return placed;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** How the minutes of a day are shared: its mock, its reviews, and blocks of study of about forty minutes. */
export function roomOfDay(
  day: string,
  room: number,
  { examDate, mock, hasReviews }: { examDate: string; mock: DayRoom['mock']; hasReviews: boolean },
): DayRoom {
  const left = room - (mock?.minutes ?? 0);
  if (left < 5) return { day, review: 0, mock, blocks: [] };
  // After a mock one looks at what went wrong; only a long day has room for more.
  const isForReview = daysBetween(day, examDate) <= LAST_DAYS || (mock !== null && left < LONG_REST);
  if (isForReview) return { day, review: left, mock, blocks: [] };
  // A very short day has room for one of the two: they take turns.
  if (left < LEAST_BLOCK + 5) {
    const reviews = hasReviews && Number(day.slice(8)) % 2 === 0;
    return { day, review: reviews ? left : 0, mock, blocks: reviews ? [] : [left] };
  }
  const review = hasReviews ? Math.max(5, toFive(left * REVIEW_SHARE)) : 0;
  return { day, review, mock, blocks: cut(left - review) };
}

/** Equal parts of whole minutes, the longer ones first. */
function cut(minutes: number): number[] {
  const parts = Math.max(1, Math.round(minutes / BLOCK_MINUTES));
  return Array.from(
    { length: parts },
    (_, index) => Math.floor(minutes / parts) + (index < minutes % parts ? 1 : 0),
  );
}
