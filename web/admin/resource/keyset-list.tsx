import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/state';
import { DataTable, type DataTableProps } from './data-table';
import { ListFault, ListLoading } from './list-view';
import type { Keyset } from './use-keyset';

type KeysetListProps<Row> = Omit<DataTableProps<Row, string>, 'rows'> & {
  query: Keyset<Row>;
  empty: string;
  emptyText?: ReactNode;
};

/** Rows of a keyset-paged endpoint with a button for more, or the loading, empty and error states. */
export function KeysetList<Row>({ query, empty, emptyText, ...table }: KeysetListProps<Row>) {
  const { rows, error, refetch } = query;
  if (!rows) return error ? <ListFault error={error} retry={refetch} /> : <ListLoading rows={5} />;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={empty}>{emptyText}</EmptyState>
      </Card>
    );
  return (
    <>
      <DataTable {...table} rows={rows} />
      <MoreButton query={query} />
    </>
  );
}

export function MoreButton<Row>({ query }: { query: Keyset<Row> }) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (error) return <ListFault error={error} retry={fetchNextPage} />;
  if (!hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      Ver más
    </Button>
  );
}
