import { type ImportOutcome, importOutcomeNames, importOutcomes } from '@atalaya/core/admin/import-status';
import type { Answer } from '@atalaya/core/api';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { pageCount } from '@atalaya/core/platform/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../platform/api';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { ListFault } from '../list-view';

type ImportRecord = Answer<'GET /api/admin/imports/:id'>;
type ImportRow = Answer<'GET /api/admin/imports/:id/rows'>['items'][number];

const PAGE_SIZE = 20;

const tones: Record<ImportOutcome, BadgeTone> = {
  new: 'success',
  changed: 'warning',
  same: 'neutral',
  refused: 'danger',
};

/** What the import does with each row of the file, with totals that filter. */
export function ImportRows({ record: { id, outcomes } }: { record: ImportRecord }) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/imports/:id/rows', {
      params: { id },
      query: { page, pageSize: PAGE_SIZE, ...(outcome ? { outcome } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const pages = pageCount(data?.total ?? 0, PAGE_SIZE);
  return (
    <section aria-label="Filas del fichero" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Qué filas</legend>
        {importOutcomes
          .filter((one) => outcomes[one] > 0)
          .map((one) => (
            <Chip
              key={one}
              pressed={one === outcome}
              onClick={() => {
                setOutcome(one === outcome ? undefined : one);
                setPage(1);
              }}
            >
              {importOutcomeNames[one][1]}: {formatNumber(outcomes[one])}
            </Chip>
          ))}
      </fieldset>
      {error && !data ? (
        <ListFault error={error} retry={refetch} />
      ) : data ? (
        <ol className="divide-y divide-line rounded-lg border border-line">
          {data.items.map((row) => (
            <li key={row.position} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 text-small">
              <RowReport row={row} />
            </li>
          ))}
        </ol>
      ) : (
        <Loading label="Cargando las filas">
          <Skeleton className="h-32" />
        </Loading>
      )}
      {pages > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-small text-muted tabular-nums">
            Página {formatNumber(page)} de {formatNumber(pages)}
          </p>
          <div className="flex gap-2">
            <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Anteriores
            </Button>
            <Button variant="outline" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
              Siguientes
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function RowReport({ row: { position, line, outcome, name, changes, faults, exams } }: { row: ImportRow }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <span className="text-muted tabular-nums">
          Registro {formatNumber(position)}, línea {formatNumber(line)}
        </span>
        <Badge tone={tones[outcome]}>{importOutcomeNames[outcome][0]}</Badge>
        <span className="basis-full font-semibold wrap-anywhere sm:basis-auto sm:flex-1">{name}</span>
      </p>
      {exams !== null && (
        <p className="flex items-start gap-2 font-semibold text-danger [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <TriangleAlert />
          <span>
            Cambia la respuesta correcta: afecta a{' '}
            {formatCount(exams, 'examen terminado', 'exámenes terminados')}.
          </span>
        </p>
      )}
      {changes.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {changes.map((change) => (
            <div key={change.path} className={change.isKey && exams !== null ? 'text-danger' : ''}>
              <dt className={change.isKey && exams !== null ? 'font-semibold' : 'text-muted'}>
                {change.label}
              </dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">
                <del className="text-muted">{change.before || 'vacío'}</del>
                <ArrowRight className="mx-1.5 inline size-4 align-[-0.2em]" />
                <span className="sr-only"> pasa a </span>
                <ins className="font-semibold no-underline">{change.after || 'vacío'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {faults.map(({ field, reason }) => (
        <p key={`${field} ${reason}`} className="wrap-anywhere text-danger">
          <span className="font-semibold">{field}</span>: {reason}
        </p>
      ))}
    </>
  );
}
