import { isAtLeastTier, type Tier } from '../auth/user.ts';
import { allowance } from '../platform/allowance.ts';

export const TIER_OF_PSYCHOMETRICS: Tier = 'plus';

/** Practice items without the plan, so that anyone can try every type. */
export const practiceAllowance = allowance({
  name: 'psychometrics.items',
  limit: 10,
  per: 'day',
  by: 'account',
  refusal: 'psychometrics.daily-limit',
});

export const hasItemLimit = (tier: Tier): boolean => !isAtLeastTier(tier, TIER_OF_PSYCHOMETRICS);
