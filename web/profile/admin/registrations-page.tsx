import type { Answer } from '@atalaya/core/api';
import { registrationSorts } from '@atalaya/core/profile/user-sorts';
import { inShort, recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { ListFrame } from '../../admin/resource/list-frame';
import { useList } from '../../admin/resource/use-list';
import { useListState } from '../../admin/resource/use-list-state';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { RegistrationActions } from './registration-actions';

export type Registration = Answer<'GET /api/admin/registrations'>['items'][number];

export const meta = titled('Altas sin confirmar', { robots: 'noindex' });

const columns: readonly Column<Registration, (typeof registrationSorts)[number]>[] = [
  {
    id: 'email',
    header: 'Correo',
    cell: ({ email, hasAccount }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        {hasAccount && <Badge tone="neutral">Ya tiene cuenta</Badge>}
      </span>
    ),
  },
  { id: 'username', header: 'Usuario', plain: true, cell: ({ username }) => `@${username}` },
  {
    id: 'createdAt',
    header: 'Alta',
    sort: 'createdAt',
    startsDescending: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
  {
    id: 'expiresAt',
    header: 'Caduca',
    cell: ({ expiresAt }) => <span className="whitespace-nowrap text-muted">{inShort(expiresAt)}</span>,
  },
  {
    id: 'actions',
    header: 'Acciones',
    plain: true,
    cell: (registration) => <RegistrationActions registration={registration} />,
  },
];

const words = {
  title: 'Altas sin confirmar',
  one: 'alta',
  several: 'altas',
  caption: 'Altas sin confirmar',
  search: { label: 'Buscar altas', placeholder: 'Correo o usuario' },
  empty: 'Todas las altas están confirmadas',
};

const NO_FILTERS: readonly string[] = [];

export default function AdminRegistrationsPage() {
  const list = useListState({
    sorts: registrationSorts,
    defaultOrder: { field: 'createdAt', descending: true },
    filters: NO_FILTERS,
  });
  const query = useList(read('GET /api/admin/registrations', { query: list.asked }));
  return (
    <ListFrame
      words={words}
      list={list}
      query={query}
      filters={[]}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
