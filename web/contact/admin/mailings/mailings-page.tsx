import type { Answer } from '@atalaya/core/api';
import { audienceLabels } from '@atalaya/core/contact/mailings';
import { formatCount } from '@atalaya/core/platform/number-format';
import { PenLine } from 'lucide-react';
import { recently } from '../../../admin/moments';
import { PageHead } from '../../../admin/page-head';
import type { Column } from '../../../admin/resource/data-table';
import { ListView } from '../../../admin/resource/list-view';
import { useList } from '../../../admin/resource/use-list';
import { useListState } from '../../../admin/resource/use-list-state';
import { read } from '../../../platform/api';
import { titled } from '../../../platform/page-title';
import { ButtonLink } from '../../../ui/button';
import { MAILINGS_PATH, NEW_MAILING } from './mailing-queries';
import { MailingStateBadge, resultWords } from './mailing-state';

type Row = Answer<'GET /api/admin/mailings'>['items'][number];

export const meta = titled('Envíos', { robots: 'noindex' });

const columns: readonly Column<Row>[] = [
  { id: 'subject', header: 'Asunto', cell: ({ subject }) => subject.trim() || 'Sin asunto' },
  { id: 'audience', header: 'Para quién', cell: ({ audience }) => audienceLabels[audience], plain: true },
  { id: 'state', header: 'Estado', cell: (row) => <MailingStateBadge {...row} />, plain: true },
  {
    id: 'result',
    header: 'Resultado',
    cell: ({ startedAt, counts }) => startedAt && resultWords(counts),
    plain: true,
  },
  {
    id: 'updatedAt',
    header: 'Último cambio',
    cell: ({ updatedAt }) => <span className="whitespace-nowrap text-muted">{recently(updatedAt)}</span>,
    plain: true,
  },
];

const write = (
  <ButtonLink to={`${MAILINGS_PATH}/${NEW_MAILING}`} size="sm">
    <PenLine />
    Escribir un envío
  </ButtonLink>
);

export default function AdminMailingsPage() {
  const list = useListState({
    sorts: ['updatedAt'],
    defaultOrder: { field: 'updatedAt', descending: true },
    filters: [],
  });
  const query = useList(
    read('GET /api/admin/mailings', { query: { page: list.page, pageSize: list.pageSize } }),
  );
  return (
    <>
      <PageHead
        title="Envíos"
        note={query.data && formatCount(query.data.total, 'envío', 'envíos')}
        actions={write}
      />
      <ListView
        caption="Envíos"
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `${MAILINGS_PATH}/${id}`}
        empty="Aún no hay ningún envío"
        emptyText="Escribe un boletín en Markdown, míralo como llegará y prográmalo."
        emptyAction={write}
        isFiltered={false}
      />
    </>
  );
}
