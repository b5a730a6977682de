import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';

type Page<Row> = { items: Row[]; total: number; page: number; pageSize: number };
type Options<P> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<P> };
export type PageOptions<Row> = Options<Page<Row>>;

/** Always refetches on mount; the old rows stay visible meanwhile. */
export const useList = <P extends Page<unknown>>(options: Options<P>) =>
  useQuery<P>({ ...options, placeholderData: keepPreviousData, staleTime: 0, refetchOnMount: 'always' });

export type ListQuery<Row> = Pick<
  UseQueryResult<Page<Row>>,
  'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
>;
