import type { Answer } from '@atalaya/core/api';
import { subscriberSorts, subscriberStateLabels, subscriberStates } from '@atalaya/core/contact/newsletter';
import { PenLine, Send } from 'lucide-react';
import { inShort, recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { ListFrame } from '../../admin/resource/list-frame';
import { useList } from '../../admin/resource/use-list';
import { useListState } from '../../admin/resource/use-list-state';
import { useOpenRecord } from '../../admin/resource/use-open-record';
import { read } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { MAILINGS_PATH, NEW_MAILING } from './mailings/mailing-queries';

const AdminSubscriberDrawer = lazyDialog(
  async () => ({ default: (await import('./subscriber-drawer')).AdminSubscriberDrawer }),
  ({ subscriber }) => subscriber !== undefined,
);

export type Subscriber = Answer<'GET /api/admin/newsletter/subscribers'>['items'][number];

export const meta = titled('Boletín', { robots: 'noindex' });

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: subscriberStates.map((value) => ({ value, label: subscriberStateLabels[value] })),
  },
];

const columns: readonly Column<Subscriber, (typeof subscriberSorts)[number]>[] = [
  { id: 'email', header: 'Correo', sort: 'email', cell: ({ email }) => email },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state }) => (
      <Badge tone={state === 'active' ? 'success' : state === 'pending' ? 'warning' : 'neutral'}>
        {subscriberStateLabels[state]}
      </Badge>
    ),
  },
  {
    id: 'confirmedAt',
    header: 'Confirmado',
    plain: true,
    cell: ({ confirmedAt }) =>
      confirmedAt && <span className="whitespace-nowrap text-muted">{inShort(confirmedAt)}</span>,
  },
  {
    id: 'createdAt',
    header: 'Pedido',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Boletín',
  one: 'correo',
  several: 'correos',
  caption: 'Suscriptores',
  search: { label: 'Buscar suscriptores', placeholder: 'Correo' },
  empty: 'Aún no se ha suscrito nadie',
};

export default function AdminNewsletterPage() {
  const list = useListState({
    sorts: subscriberSorts,
    defaultOrder: { field: 'createdAt', descending: true },
    filters: ['state'],
  });
  const state = list.pick('state', subscriberStates);
  const query = useList(
    read('GET /api/admin/newsletter/subscribers', {
      query: {
        ...list.asked,
        state,
      },
    }),
  );
  const record = useOpenRecord('suscriptor');
  return (
    <>
      <ListFrame
        words={words}
        list={list}
        query={query}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        record={record}
        actions={
          <>
            <DownloadButton
              href={`/api/admin/newsletter/subscribers/export${state ? `?state=${state}` : ''}`}
            >
              Exportar
            </DownloadButton>
            <ButtonLink to={MAILINGS_PATH} variant="outline" size="sm">
              <Send />
              Envíos
            </ButtonLink>
            <ButtonLink to={`${MAILINGS_PATH}/${NEW_MAILING}`} size="sm">
              <PenLine />
              Escribir un número
            </ButtonLink>
          </>
        }
      />
      <AdminSubscriberDrawer
        subscriber={query.data?.items.find(({ id }) => id === record.id)}
        onClose={record.close}
      />
    </>
  );
}
