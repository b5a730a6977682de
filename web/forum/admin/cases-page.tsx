import { caseKinds, caseSorts, caseStates, caseWords, reasonTexts } from '@atalaya/core/forum/moderation';
import { formatCount } from '@atalaya/core/platform/number-format';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { type AdminCase, caseStateWords } from './case';

const AdminCaseDrawer = lazyDialog(
  async () => ({ default: (await import('./case-drawer')).AdminCaseDrawer }),
  ({ found }) => found !== undefined,
);

export const meta = titled('Moderación', { robots: 'noindex' });

const tones = {
  open: 'warning',
  taken: 'navy',
  decided: 'neutral',
  appealed: 'danger',
  closed: 'neutral',
} as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: caseStates.map((value) => ({ value, label: caseStateWords[value] })),
  },
  {
    name: 'kind',
    label: 'De qué',
    all: 'todo',
    options: caseKinds.map((value) => ({ value, label: caseWords[value].label })),
  },
];

const columns: readonly Column<AdminCase, (typeof caseSorts)[number]>[] = [
  { id: 'body', header: 'Mensaje', cell: ({ body }) => <span className="line-clamp-2">{body}</span> },
  { id: 'kind', header: 'Dónde', plain: true, cell: ({ kind }) => caseWords[kind].label },
  { id: 'author', header: 'De', plain: true, cell: ({ author }) => author },
  { id: 'reason', header: 'Motivo', plain: true, cell: ({ reason }) => reasonTexts[reason].label },
  {
    id: 'reports',
    header: 'Avisos',
    plain: true,
    cell: ({ reports, notices }) => formatCount(reports.length + notices.length, 'aviso', 'avisos'),
  },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{caseStateWords[state]}</Badge>,
  },
  {
    id: 'openedAt',
    header: 'Desde',
    sort: 'openedAt',
    plain: true,
    cell: ({ openedAt }) => <span className="whitespace-nowrap text-muted">{recently(openedAt)}</span>,
  },
];

const words = {
  title: 'Moderación',
  one: 'caso',
  several: 'casos',
  caption: 'Mensajes con avisos',
  search: { label: 'Buscar casos', placeholder: 'Palabras del mensaje o del tema' },
  empty: 'No hay avisos',
};

export default function AdminCasesPage() {
  return (
    <RecordList
      words={words}
      sorts={caseSorts}
      defaultOrder={{ field: 'state', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/forum-cases', {
          query: {
            ...list.asked,
            state: list.pick('state', caseStates),
            kind: list.pick('kind', caseKinds),
          },
        })
      }
      recordName="caso"
    >
      {({ row, onClose }) => <AdminCaseDrawer found={row} onClose={onClose} />}
    </RecordList>
  );
}
