import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { KeysetList } from '../../admin/resource/keyset-list';
import { useKeyset } from '../../admin/resource/use-keyset';
import { call } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { orderKindWords, orderWords } from '../order-words';
import type { Route } from './+types/user-orders-tab';
import { Invoices } from './order-drawer';

type Order = Answer<'GET /api/admin/users/:id/orders'>['items'][number];

const columns: readonly Column<Order>[] = [
  { id: 'what', header: 'Qué', cell: ({ what }) => what },
  { id: 'kind', header: 'Tipo', plain: true, cell: ({ kind }) => orderKindWords[kind] },
  {
    id: 'total',
    header: 'Total',
    plain: true,
    numeric: true,
    cell: ({ totalCents }) => <span className="tabular-nums">{formatEuros(totalCents)}</span>,
  },
  {
    id: 'state',
    header: 'Estado',
    plain: true,
    cell: ({ state }) => <Badge tone={orderWords[state].tone}>{orderWords[state].label}</Badge>,
  },
  {
    id: 'invoices',
    header: 'Facturas',
    // Above the link that covers the row.
    className: 'relative z-1',
    cell: ({ invoices }) => (invoices.length > 0 ? <Invoices numbers={invoices} /> : null),
  },
  {
    id: 'createdAt',
    header: 'Cuándo',
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

export default function UserOrdersTab({ params: { userId: id } }: Route.ComponentProps) {
  const query = useKeyset([`/api/admin/users/${id}/orders`, 'keyset'], (after) =>
    call('GET /api/admin/users/:id/orders', { params: { id }, query: { after } }),
  );
  return (
    <>
      <h2 className="sr-only">Pedidos</h2>
      <KeysetList
        caption="Pedidos"
        query={query}
        columns={columns}
        rowKey={({ id: order }) => order}
        rowTo={({ id: order }) => `/admin/pedidos?pedido=${order}`}
        empty="No ha comprado nada"
      />
    </>
  );
}
