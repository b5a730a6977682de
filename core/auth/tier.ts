import { type Tier, tierOfOpposition } from './user';

type TierInput = {
  isAdmin: boolean;
  /** The tier of an active subscription. */
  planTier: Tier | null;
  trialRuns: boolean;
  oppositionType: string | null;
};

/** Admin → elite; active subscription → its tier; trial running → the opposition type's tier; otherwise demo. */
export function effectiveTier({ isAdmin, planTier, trialRuns, oppositionType }: TierInput): Tier {
  if (isAdmin) return 'elite';
  if (planTier) return planTier;
  return trialRuns ? tierOfOpposition(oppositionType) : 'demo';
}
