import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';

type Page<Row> = { items: Row[]; total: number; page: number; pageSize: number };
type Options<P> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<P> };
export type PageOptions<Row> = Options<Page<Row>>;

/** An admin sees the present: every visit asks again, and the old rows stay until the new ones are here. */
export const useList = <P extends Page<unknown>>(options: Options<P>) =>
  useQuery<P>({ ...options, placeholderData: keepPreviousData, staleTime: 0, refetchOnMount: 'always' });

/** What a list needs to know of it. */
export type ListQuery<Row> = Pick<
  UseQueryResult<Page<Row>>,
  'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
>;
