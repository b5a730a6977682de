import type { ExamSummary } from '@atalaya/core/exams/exams.contract';
import { formatScore } from '@atalaya/core/exams/score';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { KeysetList } from '../../admin/resource/keyset-list';
import { useKeyset } from '../../admin/resource/use-keyset';
import { call } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { writtenSpan } from '../sitting/span';
import type { Route } from './+types/user-exams-tab';

const columns: readonly Column<ExamSummary>[] = [
  {
    id: 'title',
    header: 'Examen',
    cell: ({ title, questions }) => (
      <>
        <span className="font-semibold">{title}</span>
        <span className="text-muted"> · {questions === 1 ? '1 pregunta' : `${questions} preguntas`}</span>
      </>
    ),
  },
  {
    id: 'score',
    header: 'Nota',
    numeric: true,
    cell: ({ result }) =>
      result ? (
        <span className="font-semibold tabular-nums">{formatScore(result.score)}</span>
      ) : (
        <Badge tone="warning">En curso</Badge>
      ),
  },
  { id: 'hits', header: 'Aciertos', numeric: true, cell: ({ result }) => result?.hits ?? null },
  { id: 'errors', header: 'Errores', numeric: true, cell: ({ result }) => result?.errors ?? null },
  { id: 'blanks', header: 'En blanco', numeric: true, cell: ({ result }) => result?.blanks ?? null },
  {
    id: 'spent',
    header: 'Tiempo',
    numeric: true,
    cell: ({ startedAt, finishedAt }) =>
      startedAt && finishedAt ? writtenSpan(Date.parse(finishedAt) - Date.parse(startedAt)) : null,
  },
  {
    id: 'startedAt',
    header: 'Cuándo',
    plain: true,
    cell: ({ startedAt, createdAt }) => (
      <span className="whitespace-nowrap text-muted">{recently(startedAt ?? createdAt)}</span>
    ),
  },
];

export default function UserExamsTab({ params: { userId: id } }: Route.ComponentProps) {
  const query = useKeyset([`/api/admin/users/${id}/exams`, 'keyset'], (after) =>
    call('GET /api/admin/users/:id/exams', { params: { id }, query: { after } }),
  );
  return (
    <>
      <h2 className="sr-only">Exámenes</h2>
      <KeysetList
        caption="Exámenes"
        query={query}
        columns={columns}
        rowKey={({ id: exam }) => exam}
        empty="Aún no ha empezado ningún examen"
      />
    </>
  );
}
