import { actionWord, auditActions, auditSubjects, subjectWord } from '@atalaya/core/admin/audit-words';
import type { Answer } from '@atalaya/core/api';
import { brand } from '@atalaya/core/brand';
import { read } from '../platform/api';
import type { Route } from './+types/audit';
import { AuditChange } from './audit-change';
import { DayFilter } from './day-filter';
import { counted, recently } from './moments';
import { PageHead } from './page-head';
import type { Column } from './resource/data-table';
import { ListToolbar } from './resource/list-toolbar';
import { ListView } from './resource/list-view';
import { RecordDrawer } from './resource/record-drawer';
import { useList } from './resource/use-list';
import { useListState } from './resource/use-list-state';
import { useOpenRecord } from './resource/use-open-record';

export type AuditEntry = Answer<'GET /api/admin/audit'>['items'][number];

export const meta: Route.MetaFunction = () => [
  { title: `Auditoría | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filters = [
  { name: 'action', label: 'Cambio', all: 'todos', options: optionsOf(auditActions) },
  { name: 'subject', label: 'Sobre', all: 'todo', options: optionsOf(auditSubjects) },
];

const columns: readonly Column<AuditEntry, 'at'>[] = [
  { id: 'action', header: 'Cambio', cell: ({ action }) => actionWord(action) },
  {
    id: 'subject',
    header: 'Sobre',
    cell: ({ subject, subjectName }) =>
      subjectName ?? <span className="text-muted">{subjectWord(subject)}, ya borrado</span>,
  },
  {
    id: 'actor',
    header: 'Quién',
    cell: ({ actor }) => actor?.name ?? <span className="text-muted">El servidor</span>,
  },
  {
    id: 'at',
    header: 'Cuándo',
    sort: 'at',
    startsDescending: true,
    plain: true,
    cell: ({ at }) => <span className="whitespace-nowrap text-muted">{recently(at)}</span>,
  },
];

const day = (text: string): string | undefined => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** Who changed what and when; the filters are the address. */
export default function AuditPage() {
  const list = useListState({
    sorts: ['at'],
    defaultOrder: { field: 'at', descending: true },
    filters: ['action', 'subject', 'subjectId', 'actorId', 'from', 'to'],
  });
  const query = useList(
    read('GET /api/admin/audit', {
      query: {
        page: list.page,
        pageSize: list.pageSize,
        sort: list.order.descending ? '-at' : 'at',
        q: list.q || undefined,
        action: list.text('action') || undefined,
        subject: list.text('subject') || undefined,
        subjectId: list.text('subjectId') || undefined,
        actorId: list.text('actorId') || undefined,
        from: day(list.text('from')),
        to: day(list.text('to')),
      },
    }),
  );
  const record = useOpenRecord('entrada');
  const entry = query.data?.items.find(({ id }) => id === record.id);
  return (
    <>
      <PageHead
        title="Auditoría"
        note={
          query.data &&
          counted(query.data.total, 'cambio', 'cambios') + (list.isFiltered ? ' con este filtro' : '')
        }
      />
      <ListToolbar
        list={list}
        search={{ label: 'Buscar en la auditoría', placeholder: 'Persona o cosa cambiada' }}
        filters={filters}
      >
        <DayFilter label="Desde" value={list.text('from')} onChange={(from) => list.set({ from })} />
        <DayFilter label="Hasta" value={list.text('to')} onChange={(to) => list.set({ to })} />
      </ListToolbar>
      <ListView
        caption="Cambios"
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => record.to(id)}
        {...(record.id ? { openKey: record.id } : {})}
        order={list.order}
        onSort={list.sortBy}
        empty="Aún no se ha cambiado nada"
        isFiltered={list.isFiltered}
      />
      <RecordDrawer
        open={entry !== undefined}
        onClose={record.close}
        kind="Cambio"
        title={({ action }) => actionWord(action)}
        query={{ data: entry, error: query.error, refetch: query.refetch }}
      >
        {(chosen) => <AuditChange entry={chosen} />}
      </RecordDrawer>
    </>
  );
}
