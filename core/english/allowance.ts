import { isAtLeastTier, type Tier } from '../auth/user.ts';
import { TIER_OF_ENGLISH } from '../syllabus/access.ts';

/** The first lesson and the first category are open to everyone, and so is the placement test. */
const FREE_POSITION = 1;

/** The tier that opens a lesson or a category, or null when it is open. */
export const lockAt = (tier: Tier, position: number): Tier | null =>
  position <= FREE_POSITION || isAtLeastTier(tier, TIER_OF_ENGLISH) ? null : TIER_OF_ENGLISH;
