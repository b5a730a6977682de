import type { Plan } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { useHydrated } from '../../platform/use-hydrated';

const placesQuery = read('GET /api/checkout/plans');

/** Undefined while loading or without a limit. */
export function usePlacesLeft({ id, spots }: Plan): number | undefined {
  const { data } = useQuery({ ...placesQuery, enabled: spots !== undefined });
  // A lazy section hydrates when the answer may already be cached: its first render must match the server's.
  const isHydrated = useHydrated();
  return isHydrated ? (data?.plans.find((plan) => plan.id === id)?.spotsLeft ?? undefined) : undefined;
}
