import { formatNumber } from '@atalaya/core/platform/number-format';
import { pageCount } from '@atalaya/core/platform/paging';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { HttpError, sentenceFor } from '../../platform/http-error';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Kbd } from '../../ui/kbd';
import { Pagination } from '../../ui/pagination';
import { Loading, Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';
import { DataTable, type DataTableProps } from './data-table';
import type { ListQuery } from './use-list';

type ListViewProps<Row, F extends string> = Omit<DataTableProps<Row, F>, 'rows'> & {
  query: ListQuery<Row>;
  /** Shown when there are no rows and no filter. */
  empty: string;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  isFiltered: boolean;
};

/** Rows, or the loading, empty and error states, with pagination. */
export function ListView<Row, F extends string>({
  query,
  empty,
  emptyText,
  emptyAction,
  isFiltered,
  ...table
}: ListViewProps<Row, F>) {
  const { data, error, refetch, isFetching, isPlaceholderData } = query;
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data) return <ListLoading />;
  if (data.total === 0)
    return (
      <Nothing isFiltered={isFiltered} empty={empty} action={emptyAction}>
        {emptyText}
      </Nothing>
    );
  const { items, total, page, pageSize } = data;
  const pages = pageCount(total, pageSize);
  if (items.length === 0) return <PastTheEnd />;
  return (
    <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
      {table.rowTo && (
        <p
          aria-hidden="true"
          className="mb-2 flex justify-end gap-1.5 text-small text-muted max-md:hidden pointer-coarse:hidden"
        >
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> moverse <Kbd>↵</Kbd> abrir
        </p>
      )}
      <DataTable {...table} rows={items} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-muted" role="status">
          Filas {formatNumber((page - 1) * pageSize + 1)}–{formatNumber((page - 1) * pageSize + items.length)}{' '}
          de {formatNumber(total)}
        </p>
        <Pagination page={page} pages={pages} />
      </div>
    </div>
  );
}

/** Rows were deleted, or the link is old. */
function PastTheEnd() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete('page');
  return (
    <Card>
      <EmptyState
        title="Esta página ya no existe"
        action={
          <ButtonLink to={{ search: first.toString() }} variant="outline" size="sm">
            Ir a la primera
          </ButtonLink>
        }
      />
    </Card>
  );
}

type NothingProps = { isFiltered: boolean; empty: string; action: ReactNode; children: ReactNode };

function Nothing({ isFiltered, empty, action, children }: NothingProps) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          title="Nada con estos filtros"
          action={
            <Link to={{ search: '' }} className="link">
              Quitar filtros
            </Link>
          }
        >
          Prueba con otras palabras o quita algún filtro.
        </EmptyState>
      ) : (
        <EmptyState title={empty} action={action}>
          {children}
        </EmptyState>
      )}
    </Card>
  );
}

export function ListFault({ error, retry }: { error: unknown; retry: () => unknown }) {
  const needsSetup = error instanceof HttpError && error.code === 'auth.second-factor-required';
  return (
    <Card>
      <ErrorState
        title="No se ha podido leer"
        action={
          needsSetup ? (
            <ButtonLink to="/ajustes#dos-pasos" size="sm">
              Activarla ahora
            </ButtonLink>
          ) : (
            <Button size="sm" variant="outline" onClick={() => retry()}>
              <RotateCw />
              Reintentar
            </Button>
          )
        }
      >
        {sentenceFor(error)}
      </ErrorState>
    </Card>
  );
}

const ROWS = 12;

export function ListLoading({ rows = ROWS }: { rows?: number }) {
  return (
    <Loading label="Cargando la lista" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="h-9.5 rounded-none" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <div key={row} className="flex h-9.5 items-center gap-6 border-t border-line px-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-1/6" />
        </div>
      ))}
    </Loading>
  );
}
