import { actionLabel, auditActions, auditSubjects, subjectLabel } from '@atalaya/core/admin/audit-labels';
import type { Answer } from '@atalaya/core/api';
import { read } from '../platform/api';
import { titled } from '../platform/page-title';
import { controlClass } from '../ui/forms/control-class';
import { AuditChange } from './audit-change';
import { recently } from './moments';
import type { Column } from './resource/data-table';
import { ListFrame } from './resource/list-frame';
import { RecordDrawer } from './resource/record-drawer';
import { useList } from './resource/use-list';
import { useListState } from './resource/use-list-state';
import { useOpenRecord } from './resource/use-open-record';

export type AuditEntry = Answer<'GET /api/admin/audit'>['items'][number];

export const meta = titled('Auditoría', { robots: 'noindex' });

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filters = [
  { name: 'action', label: 'Cambio', all: 'todos', options: optionsOf(auditActions) },
  { name: 'subject', label: 'Sobre', all: 'todo', options: optionsOf(auditSubjects) },
];

const columns: readonly Column<AuditEntry, 'at'>[] = [
  { id: 'action', header: 'Cambio', cell: ({ action }) => actionLabel(action) },
  {
    id: 'subject',
    header: 'Sobre',
    cell: ({ subject, subjectName }) =>
      subjectName ?? <span className="text-muted">{subjectLabel(subject)}, ya borrado</span>,
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

const words = {
  title: 'Auditoría',
  one: 'cambio',
  several: 'cambios',
  caption: 'Cambios',
  search: { label: 'Buscar en la auditoría', placeholder: 'Persona o cosa cambiada' },
  empty: 'Aún no se ha cambiado nada',
};

export default function AuditPage() {
  const list = useListState({
    sorts: ['at'],
    defaultOrder: { field: 'at', descending: true },
    filters: ['action', 'subject', 'subjectId', 'actorId', 'from', 'to'],
  });
  const query = useList(
    read('GET /api/admin/audit', {
      query: {
        ...list.asked,
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
      <ListFrame
        words={words}
        list={list}
        query={query}
        filters={filters}
        moreFilters={
          <>
            <DayFilter label="Desde" value={list.text('from')} onChange={(from) => list.set({ from })} />
            <DayFilter label="Hasta" value={list.text('to')} onChange={(to) => list.set({ to })} />
          </>
        }
        columns={columns}
        rowKey={({ id }) => id}
        record={record}
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

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex items-center gap-2 text-small font-semibold">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlClass('sm')}
      />
    </label>
  );
}
