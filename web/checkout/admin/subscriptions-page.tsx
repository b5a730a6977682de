import type { Answer } from '@atalaya/core/api';
import { adminSubscriptionSorts } from '@atalaya/core/checkout/admin/orders';
import { subscriptionStates } from '@atalaya/core/checkout/subscription';
import { billingPeriods, planIds, planNames } from '@atalaya/core/store/plans';
import { inShort } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { subscriptionWords } from '../order-words';

const AdminSubscriptionDrawer = lazyDialog(
  async () => ({ default: (await import('./subscription-drawer')).AdminSubscriptionDrawer }),
  ({ id }) => id !== null,
);

type Subscription = Answer<'GET /api/admin/subscriptions'>['items'][number];

export const meta = titled('Suscripciones', { robots: 'noindex' });

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: subscriptionStates.map((value) => ({ value, label: subscriptionWords[value].label })),
  },
  {
    name: 'plan',
    label: 'Plan',
    all: 'todos',
    options: planIds.map((value) => ({ value, label: planNames[value] })),
  },
  { name: 'claim', label: 'Garantía', all: 'da igual', options: [{ value: 'true', label: 'pedida' }] },
];

const columns: readonly Column<Subscription, (typeof adminSubscriptionSorts)[number]>[] = [
  { id: 'buyer', header: 'Quién', cell: ({ buyer }) => buyer.name },
  {
    id: 'plan',
    header: 'Plan',
    plain: true,
    cell: ({ plan, billing }) => `${planNames[plan]}, ${billingPeriods[billing].label.toLowerCase()}`,
  },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state, cancelAtPeriodEnd, guaranteeClaimedAt }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={subscriptionWords[state].tone}>{subscriptionWords[state].label}</Badge>
        {cancelAtPeriodEnd && state !== 'ended' && <Badge tone="warning">Cancelada</Badge>}
        {guaranteeClaimedAt && state !== 'ended' && <Badge tone="gold">Garantía pedida</Badge>}
      </span>
    ),
  },
  {
    id: 'periodEnd',
    header: 'Hasta',
    sort: 'periodEnd',
    cell: ({ periodEnd }) => <span className="whitespace-nowrap text-muted">{inShort(periodEnd)}</span>,
  },
  {
    id: 'startedAt',
    header: 'Desde',
    sort: 'startedAt',
    startsDescending: true,
    cell: ({ startedAt }) => <span className="whitespace-nowrap text-muted">{inShort(startedAt)}</span>,
  },
];

const words = {
  title: 'Suscripciones',
  one: 'suscripción',
  several: 'suscripciones',
  caption: 'Suscripciones',
  search: { label: 'Buscar suscripciones', placeholder: 'Nombre o correo' },
  empty: 'Aún no se ha suscrito nadie',
};

export default function AdminSubscriptionsPage() {
  return (
    <RecordList
      words={words}
      sorts={adminSubscriptionSorts}
      defaultOrder={{ field: 'startedAt', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/subscriptions', {
          query: {
            ...list.asked,
            state: list.pick('state', subscriptionStates),
            plan: list.pick('plan', planIds),
            claim: list.pick('claim', ['true']),
          },
        })
      }
      recordName="suscripcion"
    >
      {({ id, onClose }) => <AdminSubscriptionDrawer id={id} onClose={onClose} />}
    </RecordList>
  );
}
