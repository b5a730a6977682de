import { isAtLeastTier, type Tier } from '../auth/user.ts';
import { allowance } from '../platform/allowance.ts';
import { DAY_MS } from '../platform/durations.ts';
import { MOCK_QUESTIONS, type QuestionKind, SHORT_MOCK_QUESTIONS, testSizes } from './exam.ts';

/** Daily questions of a free account, those of bought topics apart. The start of a test takes all of its questions. */
export const questionAllowance = allowance({
  name: 'exams.questions',
  limit: 20,
  per: 'day',
  by: 'account',
  refusal: 'exams.daily-limit',
});
export const TIER_OF_TESTS: Tier = 'basico';
export const TIER_OF_MOCKS: Tier = 'plus';
export const TIER_OF_TRUE_FALSE: Tier = 'basico';

const WEEK_MS = 7 * DAY_MS;

export const hasQuestionLimit = (tier: Tier): boolean => !isAtLeastTier(tier, TIER_OF_TESTS);

/** Adds exactly what is left of the day. Longer tests stay, because questions of bought topics do not count against it. */
export function testSizesFor(left: number | null): readonly number[] {
  if (left === null) return testSizes;
  const sizes: number[] = testSizes.filter((size) => size <= questionAllowance.limit);
  return left === 0 || sizes.includes(left) ? sizes : [...sizes, left].sort((a, b) => a - b);
}

export const mockSizeOf = (tier: Tier): number =>
  isAtLeastTier(tier, TIER_OF_MOCKS) ? MOCK_QUESTIONS : SHORT_MOCK_QUESTIONS;

/**
 * When the next mock can begin; null if now. The short mock is limited to one a week, counted from the end of the last
 * one. For an expired mock, `lastEnd` is its deadline.
 */
export function nextMockAt(tier: Tier, lastEnd: Date | null, now: Date): Date | null {
  if (isAtLeastTier(tier, TIER_OF_MOCKS) || !lastEnd) return null;
  const next = new Date(lastEnd.getTime() + WEEK_MS);
  return next.getTime() > now.getTime() ? next : null;
}

/** The tier required for a kind of question, or null if this tier has access. */
export const tierRequiredFor = (tier: Tier, kind: QuestionKind): Tier | null =>
  kind === 'true-false' && !isAtLeastTier(tier, TIER_OF_TRUE_FALSE) ? TIER_OF_TRUE_FALSE : null;

type Window = { opensAt: Date | null; closesAt: Date | null };

/** Why a scheduled exam cannot be started now, or null. */
export function windowFault(
  { opensAt, closesAt }: Window,
  now: Date,
): 'exams.not-open' | 'exams.closed' | null {
  if (opensAt && now.getTime() < opensAt.getTime()) return 'exams.not-open';
  return closesAt && now.getTime() >= closesAt.getTime() ? 'exams.closed' : null;
}
