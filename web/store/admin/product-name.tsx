import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../use-catalogue';

/** Falls back to the key for products that are not on sale. */
export function ProductName({ id }: { id: string }) {
  const { data = [] } = useQuery(productsQuery);
  return data.find((product) => product.id === id)?.name ?? id;
}
