import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { sampleProducts } from '@atalaya/core/store/sample-products';
import type { ShopProduct } from '@atalaya/core/store/shop';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';

export const productsQuery = {
  ...read('GET /api/store/products'),
  staleTime: MINUTE_MS,
  refetchOnMount: true,
};
export const categoriesQuery = { ...read('GET /api/store/categories'), staleTime: 5 * MINUTE_MS };

/** The whole catalogue; an empty response is replaced by the sample products (spec). */
export function useCatalogue() {
  const { data, error, refetch, isFetching } = useQuery(productsQuery);
  const sent: readonly ShopProduct[] | undefined = Array.isArray(data) ? data : undefined;
  return { products: sent?.length === 0 ? sampleProducts : sent, error, refetch, isFetching };
}
