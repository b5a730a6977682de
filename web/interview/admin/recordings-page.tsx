import type { Answer } from '@atalaya/core/api';
import { competenceNames } from '@atalaya/core/interview/competences';
import { pageCount } from '@atalaya/core/platform/paging';
import { clockOf } from '@atalaya/core/platform/text/clock-time';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { toTheSecond, withHour } from '../../admin/moments';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Segmented } from '../../ui/forms/segmented';
import { Pagination } from '../../ui/pagination';
import { Loading, Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import { Table, Td, Th, Tr } from '../../ui/table';

export const meta = titled('Entrevistas', { robots: 'noindex' });

type Recording = Answer<'GET /api/admin/interview-recordings'>['items'][number];

const views = [
  { value: 'queue', label: 'Por revisar' },
  { value: 'reviewed', label: 'Revisadas' },
] as const;

export default function AdminRecordings() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const view = params.get('vista') === 'reviewed' ? 'reviewed' : 'queue';
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/interview-recordings', { query: { page, view } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageHead
        title="Entrevistas"
        note="Grabaciones que los alumnos envían a revisión, por orden de llegada"
      />
      <Segmented
        label="Qué grabaciones"
        value={view}
        onChange={(next) => setParams(next === 'reviewed' ? { vista: next } : {})}
        options={views}
      />
      <Card pad="sm" className="mt-4">
        {error && !data && <ListFault error={error} retry={refetch} />}
        {!data && !error && (
          <Loading label="Cargando las grabaciones" className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </Loading>
        )}
        {data?.total === 0 && (
          <EmptyState
            title={view === 'queue' ? 'No hay nada por revisar' : 'Aún no hay revisiones'}
            heading="h2"
          />
        )}
        {data && data.total > 0 && (
          <Table caption="Grabaciones de entrevista" dense>
            <thead>
              <tr>
                <Th>Pregunta</Th>
                <Th>Alumno</Th>
                <Th>Duración</Th>
                <Th>{view === 'queue' ? 'Vence' : 'Revisada'}</Th>
                <Th>Estado</Th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((recording) => (
                <RecordingRow key={recording.id} recording={recording} />
              ))}
            </tbody>
          </Table>
        )}
        {data && pageCount(data.total, data.pageSize) > 1 && (
          <div className="mt-4">
            <Pagination
              label="Páginas de grabaciones"
              page={page}
              pages={pageCount(data.total, data.pageSize)}
            />
          </div>
        )}
      </Card>
    </>
  );
}

function RecordingRow({ recording }: { recording: Recording }) {
  const { id, question, competence, student, seconds, dueAt, reviewedAt } = recording;
  const { word, tone } = stateOf(recording);
  const moment = new Date(reviewedAt ?? dueAt);
  return (
    <Tr>
      <Td>
        <Link to={`/admin/entrevistas/${id}`} className="link font-semibold">
          {question}
        </Link>
        <span className="block text-micro text-muted">{competenceNames[competence]}</span>
      </Td>
      <Td>{student}</Td>
      <Td>{clockOf(seconds ?? 0)}</Td>
      <Td>
        <time dateTime={moment.toISOString()} title={toTheSecond(moment)}>
          {withHour(moment)}
        </time>
      </Td>
      <Td>
        <Badge tone={tone}>{word}</Badge>
      </Td>
    </Tr>
  );
}

function stateOf({ state, isMine, claimedBy }: Recording): { word: string; tone: BadgeTone } {
  if (state === 'reviewed') return { word: 'Revisada', tone: 'success' };
  if (state === 'queued') return { word: 'En cola', tone: 'warning' };
  return { word: isMine ? 'La tienes tú' : `La tiene ${claimedBy ?? 'otra persona'}`, tone: 'navy' };
}
