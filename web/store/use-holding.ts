import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';
import { useSession } from '../platform/session';

export const holdingQuery = (id: string) => read('GET /api/store/products/:id/mine', { params: { id } });

/** Whether the user bought the product; not requested for guests. */
export function useHolding(id: string) {
  const { user } = useSession();
  const { data } = useQuery({
    ...holdingQuery(id),
    enabled: user !== null,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });
  return user === null ? undefined : data;
}
