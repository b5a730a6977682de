import { isAtLeastTier, type Tier } from '../auth/user.ts';
import { DAY_MS } from '../platform/durations.ts';
import { MOCK_QUESTIONS, type QuestionKind, SHORT_MOCK_QUESTIONS } from './exam.ts';

/** Questions a day of a free account (product page, «Who may do what»). */
export const DEMO_QUESTIONS_A_DAY = 20;
export const TIER_OF_TESTS: Tier = 'basico';
export const TIER_OF_MOCKS: Tier = 'plus';
export const TIER_OF_TRUE_FALSE: Tier = 'basico';

const WEEK_MS = 7 * DAY_MS;

/** How many more questions may be asked today; null: as many as one likes. */
export const questionsLeftToday = (tier: Tier, askedToday: number): number | null =>
  isAtLeastTier(tier, TIER_OF_TESTS) ? null : Math.max(0, DEMO_QUESTIONS_A_DAY - askedToday);

export const mockSizeOf = (tier: Tier): number =>
  isAtLeastTier(tier, TIER_OF_MOCKS) ? MOCK_QUESTIONS : SHORT_MOCK_QUESTIONS;

/**
 * When the next mock may begin; null: now. Those with the short one have one a week, counted from the end of the last, which
 * for one that ran out is its deadline and not the moment somebody noticed.
 */
export function nextMockAt(tier: Tier, lastEnd: Date | null, now: Date): Date | null {
  if (isAtLeastTier(tier, TIER_OF_MOCKS) || !lastEnd) return null;
  const next = new Date(lastEnd.getTime() + WEEK_MS);
  return next.getTime() > now.getTime() ? next : null;
}

/** The tier that a kind of question asks for, or null when it is open. */
export const lockOfKind = (tier: Tier, kind: QuestionKind): Tier | null =>
  kind === 'true-false' && !isAtLeastTier(tier, TIER_OF_TRUE_FALSE) ? TIER_OF_TRUE_FALSE : null;

type Window = { opensAt: Date | null; closesAt: Date | null };

/** Whether a scheduled exam can be begun now. */
export function windowFault(
  { opensAt, closesAt }: Window,
  now: Date,
): 'exams.not-open' | 'exams.closed' | null {
  if (opensAt && now.getTime() < opensAt.getTime()) return 'exams.not-open';
  return closesAt && now.getTime() >= closesAt.getTime() ? 'exams.closed' : null;
}
