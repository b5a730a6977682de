import type { Plan } from '@atalaya/core/store/plans';
import { read } from '../../platform/api';
import { useQuietQuery } from '../../platform/quiet-query';

const placesQuery = read('GET /api/checkout/plans');
const unasked = { ...placesQuery, enabled: false };

/** Places that are left in a plan; undefined while that is not known, or where there is no limit. */
export function usePlacesLeft({ id, spots }: Plan): number | undefined {
  const { data } = useQuietQuery(spots === undefined ? unasked : placesQuery);
  return data?.plans.find((plan) => plan.id === id)?.spotsLeft ?? undefined;
}
