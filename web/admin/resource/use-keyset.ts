import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

type Page<Row> = { items: Row[]; next: string | null };

/** The rows of a keyset-paged endpoint, as far as they were asked for. Always refetches on mount. */
export function useKeyset<Row>(queryKey: QueryKey, ask: (after: string | undefined) => Promise<Page<Row>>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return { ...query, rows: query.data?.pages.flatMap(({ items }) => items) };
}

export type Keyset<Row> = ReturnType<typeof useKeyset<Row>>;
