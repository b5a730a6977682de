import { isAtLeastTier, type Tier } from '../auth/user.ts';

export const TIER_OF_PSYCHOMETRICS: Tier = 'plus';

/** Practice items a day without the plan, so that anyone can try every type. */
export const FREE_ITEMS_A_DAY = 10;

/** Null means no limit. */
export const itemsLeftToday = (tier: Tier, doneToday: number): number | null =>
  isAtLeastTier(tier, TIER_OF_PSYCHOMETRICS) ? null : Math.max(0, FREE_ITEMS_A_DAY - doneToday);
