import type { Plan } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { useHydrated } from '../../platform/use-hydrated';

const placesQuery = read('GET /api/checkout/plans');

/** The places of the coaches and those that are free; undefined while loading or without a limit. */
export function usePlaces({
  id,
  spots,
}: Pick<Plan, 'id' | 'spots'>): { all: number; left: number } | undefined {
  const { data } = useQuery({ ...placesQuery, enabled: spots !== null });
  // A lazy section hydrates when the answer may already be cached: its first render must match the server's.
  const isHydrated = useHydrated();
  const found = isHydrated ? data?.plans.find((plan) => plan.id === id) : undefined;
  return found && found.limitedSpots !== null && found.spotsLeft !== null
    ? { all: found.limitedSpots, left: found.spotsLeft }
    : undefined;
}
