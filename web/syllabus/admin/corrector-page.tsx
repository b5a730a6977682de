import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import {
  type CorrectorQueue,
  correctorQueueNames,
  correctorQueues,
} from '@atalaya/core/syllabus/questions/corrector';
import { useQueryClient } from '@tanstack/react-query';
import { recently } from '../../admin/moments';
import { PageHead } from '../../admin/page-head';
import type { Column } from '../../admin/resource/data-table';
import { RowName } from '../../admin/resource/described-columns';
import { ListView } from '../../admin/resource/list-view';
import { useList } from '../../admin/resource/use-list';
import { useListState } from '../../admin/resource/use-list-state';
import { useOpenRecord } from '../../admin/resource/use-open-record';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { ButtonLink } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Plate } from '../../ui/plate';
import { TabLinks } from '../../ui/tab-links';

const CorrectorDrawer = lazyDialog(
  async () => ({ default: (await import('./corrector-drawer')).CorrectorDrawer }),
  ({ suspect }) => suspect !== undefined,
);

export type Suspect = Answer<'GET /api/admin/corrector'>['items'][number];

export const meta = titled('Corrector', { robots: 'noindex' });

const empty: Record<CorrectorQueue, string> = {
  reported: 'Nadie espera respuesta: no hay avisos abiertos',
  duplicate: 'No hay preguntas repetidas',
  'no-reference': 'Todas las preguntas tienen referencia o fuente',
  failed: 'Ninguna pregunta la fallan casi todos',
  'law-changed': 'Ninguna norma ha cambiado desde que se comprobó su pregunta',
};

const against: Record<CorrectorQueue, Column<Suspect>> = {
  reported: {
    id: 'reports',
    header: 'Avisos',
    cell: ({ reports }) => (
      <span className="whitespace-nowrap">
        {formatCount(reports.length, 'aviso', 'avisos')}
        {reports[0] && <span className="text-muted">, {recently(reports[0].createdAt)}</span>}
      </span>
    ),
  },
  duplicate: {
    id: 'twins',
    header: 'Se parece a',
    cell: ({ twins }) => <span className="line-clamp-1">{twins[0]?.stem}</span>,
    className: 'w-2/5 max-w-0',
  },
  'no-reference': {
    id: 'validOn',
    header: 'Comprobada el',
    cell: ({ validOn }) => <span className="whitespace-nowrap text-muted">{validOn}</span>,
  },
  failed: {
    id: 'answers',
    header: 'Fallos',
    cell: ({ answers }) =>
      answers && (
        <span className="whitespace-nowrap tabular-nums">
          {Math.round((answers.errors / answers.total) * 100)} % de {formatNumber(answers.total)}
        </span>
      ),
  },
  'law-changed': {
    id: 'changedLaw',
    header: 'Norma',
    cell: ({ changedLaw }) => <span className="whitespace-nowrap">{changedLaw?.shortName}</span>,
  },
};

const columnsOf = (queue: CorrectorQueue): Column<Suspect>[] => [
  {
    id: 'stem',
    header: 'Enunciado',
    cell: ({ stem }) => <RowName>{stem}</RowName>,
    className: 'w-full max-w-0',
  },
  {
    id: 'topic',
    header: 'Tema',
    cell: ({ topic }) => (
      <Plate variant="outline" size="sm">
        {topic}
      </Plate>
    ),
  },
  against[queue],
];

export default function CorrectorPage() {
  const list = useListState({
    sorts: ['id'],
    defaultOrder: { field: 'id', descending: false },
    filters: ['cola'],
  });
  const queue = list.pick('cola', correctorQueues) ?? 'reported';
  const query = useList(
    read('GET /api/admin/corrector', { query: { queue, page: list.page, pageSize: list.pageSize } }),
  );
  const record = useOpenRecord('pregunta');
  const queryClient = useQueryClient();
  const counts = query.data?.counts;
  const waiting = counts && correctorQueues.reduce((sum, name) => sum + counts[name], 0);
  return (
    <>
      <PageHead
        title="Corrector"
        note={waiting !== undefined && formatCount(waiting, 'asunto pendiente', 'asuntos pendientes')}
        actions={
          <ButtonLink to="/correcciones" variant="outline" size="sm">
            Registro público
          </ButtonLink>
        }
      />
      <div className="mb-5">
        <TabLinks
          label="Colas"
          tabs={correctorQueues.map((name) => ({
            to: { search: name === 'reported' ? '' : `?cola=${name}` },
            current: name === queue,
            label: (
              <>
                {correctorQueueNames[name]}
                {counts && <span className="num ml-2 text-[1.0625rem]">{formatNumber(counts[name])}</span>}
              </>
            ),
          }))}
        />
      </div>
      <ListView
        caption={correctorQueueNames[queue]}
        query={query}
        columns={columnsOf(queue)}
        rowKey={({ id }) => id}
        rowTo={({ id }) => record.to(id)}
        {...(record.id ? { openKey: record.id } : {})}
        empty={empty[queue]}
        isFiltered={false}
      />
      <CorrectorDrawer
        suspect={query.data?.items.find(({ id }) => id === record.id)}
        onClose={record.close}
        onChanged={() =>
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
          })
        }
      />
    </>
  );
}
