import type { Plan } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';

/** Places that are left in a plan; undefined while that is not known, or where there is no limit. */
export function usePlacesLeft({ id, spots }: Plan): number | undefined {
  const { data } = useQuery({ ...read('GET /api/checkout/plans'), enabled: spots !== undefined });
  return data?.plans.find((plan) => plan.id === id)?.spotsLeft ?? undefined;
}
