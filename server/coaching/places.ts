import { placesOf } from '@atalaya/core/coaching/coaching';
import type { PlaceKeeper } from '../checkout/places';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { countCandidates, selectCoaches } from './coaching.queries';
import { selectHolders } from './waiting.queries';

export async function loadsOf(db: Db) {
  const [coaches, counts] = await Promise.all([selectCoaches(db), countCandidates(db)]);
  return coaches.map((one) => ({ ...one, coachId: one.userId, candidates: counts.get(one.userId) ?? 0 }));
}

/** The places that `/planes` and the checkout sell are those of the coaches. */
export const coachPlaces: PlaceKeeper = {
  all: async (db) => placesOf(await loadsOf(db)),
  holders: selectHolders,
};

/** After the commit: `/planes` is cached with its places. */
export const placesChanged = ({ events }: Kit): void =>
  events.publish('pages.stale', { prefixes: ['/planes'] });
