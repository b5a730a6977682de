import type { ExamSummary } from '@atalaya/core/exams/exams.contract';
import { formatScore } from '@atalaya/core/exams/score';
import { recently } from '../admin/moments';
import { ButtonLink } from '../ui/button';
import { Table, Td, Th } from '../ui/table';
import { writtenSpan } from './sitting/span';

type ListProps = { exams: readonly ExamSummary[]; caption: string };

const spent = ({ startedAt, finishedAt }: ExamSummary): string =>
  startedAt && finishedAt ? writtenSpan(Date.parse(finishedAt) - Date.parse(startedAt)) : '';

export function ExamList({ exams, caption }: ListProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th>Examen</Th>
          <Th className="max-sm:hidden">Cuándo</Th>
          <Th numeric>Nota</Th>
          <Th numeric className="max-md:hidden">
            Aciertos
          </Th>
          <Th numeric className="max-md:hidden">
            Errores
          </Th>
          <Th numeric className="max-md:hidden">
            En blanco
          </Th>
          <Th numeric className="max-lg:hidden">
            Tiempo
          </Th>
          <Th>
            <span className="sr-only">Abrir</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {exams.map((exam) => (
          <tr key={exam.id}>
            <Td>
              <span className="block font-semibold">{exam.title}</span>
              <span className="text-muted">
                {exam.questions} {exam.questions === 1 ? 'pregunta' : 'preguntas'}
                <span className="sm:hidden">, {recently(exam.startedAt ?? exam.createdAt)}</span>
              </span>
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">{recently(exam.startedAt ?? exam.createdAt)}</Td>
            <Td numeric>
              {exam.result ? <span className="num text-lead">{formatScore(exam.result.score)}</span> : '—'}
            </Td>
            <Td numeric className="max-md:hidden">
              {exam.result?.hits}
            </Td>
            <Td numeric className="max-md:hidden">
              {exam.result?.errors}
            </Td>
            <Td numeric className="max-md:hidden">
              {exam.result?.blanks}
            </Td>
            <Td numeric className="whitespace-nowrap max-lg:hidden">
              {spent(exam)}
            </Td>
            <Td className="text-right">
              <ButtonLink
                size="sm"
                variant={exam.result ? 'outline' : 'primary'}
                to={exam.result ? `/test/${exam.id}/resultado` : `/test/${exam.id}`}
                aria-label={`${exam.result ? 'Ver resultado' : 'Seguir'}: ${exam.title}, ${recently(exam.startedAt ?? exam.createdAt)}`}
              >
                {exam.result ? 'Ver' : 'Seguir'}
              </ButtonLink>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
