import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import { Table, Th } from '../../ui/table';
import { PriceRow } from './price-row';

const KEY = ['admin-games-prices'];

export function ShopPrices() {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /api/admin/games/prices'),
  });
  if (error)
    return (
      <ErrorState title="No se han podido leer los precios" retry={refetch}>
        {sentenceFor(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-120" />;
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">Precios de la tienda</h2>
      <Table caption="Precio en monedas de cada artículo" dense className="[&_td]:align-middle">
        <thead>
          <tr>
            <Th>Artículo</Th>
            <Th numeric>Habitual</Th>
            <Th>Precio</Th>
          </tr>
        </thead>
        <tbody>
          {data.prices.map((price) => (
            <PriceRow key={price.itemId} price={price} onSaved={(after) => cache.setQueryData(KEY, after)} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
