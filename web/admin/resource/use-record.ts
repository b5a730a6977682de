import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';

type RecordQuery<T> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<T> };

/** The record of a drawer. Every change returns the whole record, which replaces the shown one; lists refetch. */
export function useRecord<T extends { id: string }>(
  queryOf: (id: string) => RecordQuery<T>,
  id: string | null,
  lists: readonly string[],
) {
  const client = useQueryClient();
  const query = useQuery({
    ...queryOf(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const refreshLists = () => {
    for (const path of lists) void client.invalidateQueries({ queryKey: [path] });
  };
  const changed = (record: T) => {
    client.setQueryData(queryOf(record.id).queryKey, record);
    refreshLists();
  };
  return { query, changed, refreshLists };
}
