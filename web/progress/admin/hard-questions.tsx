import type { Answer } from '@atalaya/core/api';
import { formatNumber, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { pageCount } from '@atalaya/core/platform/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Segmented } from '../../ui/forms/segmented';
import { Plate } from '../../ui/plate';
import { Table, Td, Th } from '../../ui/table';
import { percentOf } from '../words';

type Hard = Answer<'GET /api/admin/statistics/questions'>['items'][number];
type Sort = 'share' | 'discrimination' | 'answers';

const PAGE_SIZE = 15;

/** Below this discrimination a question does not tell strong from weak candidates. */
const WEAK = 0.1;

export function HardQuestions() {
  const [sort, setSort] = useState<Sort>('share');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/statistics/questions', { query: { sort, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.total, data.pageSize) : 1;
  return (
    <Card pad="sm">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-h4">Preguntas difíciles</h2>
          <p className="mt-1 max-w-[64ch] text-small text-muted">
            Con las primeras respuestas de todos. La discriminación va de −1 a 1: cerca de cero o por debajo,
            la fallan igual quienes saben y quienes no, y suele haber un error en ella.
          </p>
        </div>
        <ButtonLink to="/admin/corrector-test?cola=failed" variant="outline" size="sm">
          Ir al corrector
        </ButtonLink>
      </div>
      <div className="mb-4 overflow-x-auto">
        <Segmented
          label="Ordenar las preguntas"
          value={sort}
          onChange={(next) => {
            setSort(next);
            setPage(1);
          }}
          options={[
            { value: 'share', label: 'Menos acierto' },
            { value: 'discrimination', label: 'Peor discriminación' },
            { value: 'answers', label: 'Más respondidas' },
          ]}
        />
      </div>
      {error ? (
        <SectionFault error={error} retry={refetch} />
      ) : !data ? (
        <SectionLoading label="Cargando las preguntas" rows={5} height="h-9" />
      ) : data.items.length === 0 ? (
        <p className="text-muted">
          Aún no hay preguntas con diez primeras respuestas: con menos, el porcentaje no dice nada.
        </p>
      ) : (
        <>
          <QuestionTable items={data.items} />
          {pages > 1 && (
            <div className="mt-3 flex items-center justify-end gap-3">
              <span className="text-small text-muted">
                Página {page} de {formatNumber(pages)}
              </span>
              <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Anterior
              </Button>
              <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                Siguiente
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function QuestionTable({ items }: { items: readonly Hard[] }) {
  return (
    <Table caption="Preguntas difíciles" dense>
      <thead>
        <tr>
          <Th>Tema</Th>
          <Th>Pregunta</Th>
          <Th numeric>Acierto</Th>
          <Th numeric>Discriminación</Th>
          <Th numeric>Respuestas</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, topic, text, share, discrimination, answers }) => (
          <tr key={id}>
            <Td>
              <Plate variant="outline" size="sm">
                {topic}
              </Plate>
            </Td>
            <Td className="w-full min-w-64">
              <Link to={`/admin/preguntas-test?ficha=${id}`} className="link line-clamp-2">
                {text}
              </Link>
            </Td>
            <Td numeric>{percentOf(share)} %</Td>
            <Td numeric className={discrimination !== null && discrimination < WEAK ? 'text-danger' : ''}>
              {discrimination === null ? '—' : formatTwoDecimals(discrimination)}
            </Td>
            <Td numeric>{formatNumber(answers)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
