import type { Answer } from '@atalaya/core/api';
import { adminOrderSorts } from '@atalaya/core/checkout/admin/orders';
import { orderKinds, orderStates } from '@atalaya/core/checkout/order';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { orderKindWords, orderWords } from '../order-words';

const AdminOrderDrawer = lazyDialog(
  async () => ({ default: (await import('./order-drawer')).AdminOrderDrawer }),
  ({ id }) => id !== null,
);

type Order = Answer<'GET /api/admin/orders'>['items'][number];

export const meta = titled('Pedidos', { robots: 'noindex' });

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: orderStates.map((value) => ({ value, label: orderWords[value].label })),
  },
  {
    name: 'kind',
    label: 'Tipo',
    all: 'todos',
    options: orderKinds.map((value) => ({ value, label: orderKindWords[value] })),
  },
];

const columns: readonly Column<Order, (typeof adminOrderSorts)[number]>[] = [
  { id: 'what', header: 'Qué', cell: ({ what }) => what },
  { id: 'buyer', header: 'Quién', plain: true, cell: ({ buyer }) => buyer.name },
  {
    id: 'total',
    header: 'Total',
    sort: 'total',
    startsDescending: true,
    plain: true,
    cell: ({ totalCents }) => <span className="tabular-nums">{formatEuros(totalCents)}</span>,
  },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state }) => <Badge tone={orderWords[state].tone}>{orderWords[state].label}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Cuándo',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Pedidos',
  one: 'pedido',
  several: 'pedidos',
  caption: 'Pedidos',
  search: { label: 'Buscar pedidos', placeholder: 'Nombre, correo o producto' },
  empty: 'Aún no ha comprado nadie',
};

export default function AdminOrdersPage() {
  return (
    <RecordList
      words={words}
      sorts={adminOrderSorts}
      defaultOrder={{ field: 'createdAt', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/orders', {
          query: {
            ...list.asked,
            state: list.pick('state', orderStates),
            kind: list.pick('kind', orderKinds),
          },
        })
      }
      recordName="pedido"
    >
      {({ id, onClose }) => <AdminOrderDrawer id={id} onClose={onClose} />}
    </RecordList>
  );
}
