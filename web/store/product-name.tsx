import { useQuery } from '@tanstack/react-query';
import { productsQuery } from './use-catalogue';

/** A product by its name, where a list has only its key. One that is not on sale keeps the key. */
export function ProductName({ id }: { id: string }) {
  const { data = [] } = useQuery(productsQuery);
  return data.find((product) => product.id === id)?.name ?? id;
}
