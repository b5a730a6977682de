import { actionLabel } from '@atalaya/core/admin/audit-labels';
import { call } from '../platform/api';
import type { Route } from './+types/user-audit-tab';
import type { AuditEntry } from './audit';
import { AuditChange } from './audit-change';
import { recently } from './moments';
import type { Column } from './resource/data-table';
import { KeysetList } from './resource/keyset-list';
import { RecordDrawer } from './resource/record-drawer';
import { useKeyset } from './resource/use-keyset';
import { useOpenRecord } from './resource/use-open-record';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'action', header: 'Cambio', cell: ({ action }) => actionLabel(action) },
  {
    id: 'actor',
    header: 'Quién',
    plain: true,
    cell: ({ actor }) => actor?.name ?? <span className="text-muted">El servidor</span>,
  },
  {
    id: 'at',
    header: 'Cuándo',
    plain: true,
    cell: ({ at }) => <span className="whitespace-nowrap text-muted">{recently(at)}</span>,
  },
];

export default function UserAuditTab({ params: { userId: id } }: Route.ComponentProps) {
  const query = useKeyset([`/api/admin/users/${id}/audit`, 'keyset'], (after) =>
    call('GET /api/admin/users/:id/audit', { params: { id }, query: { after } }),
  );
  const record = useOpenRecord('entrada');
  const entry = query.rows?.find((row) => row.id === record.id);
  return (
    <>
      <h2 className="sr-only">Historial</h2>
      <KeysetList
        caption="Cambios en la cuenta"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowTo={(row) => record.to(row.id)}
        empty="Nadie ha cambiado nada en esta cuenta"
      />
      <RecordDrawer
        open={entry !== undefined}
        onClose={record.close}
        kind="Cambio"
        title={({ action }) => actionLabel(action)}
        query={{ data: entry, error: query.error, refetch: query.refetch }}
      >
        {(chosen) => <AuditChange entry={chosen} />}
      </RecordDrawer>
    </>
  );
}
