import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

type Page<Row> = { items: Row[]; total: number; page: number; pageSize: number };
type Options<Row> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>> };

/** An admin sees the present: every visit asks again, and the old rows stay until the new ones are here. */
export const useList = <Row>(options: Options<Row>) =>
  useQuery({ ...options, placeholderData: keepPreviousData, staleTime: 0, refetchOnMount: 'always' });

export type ListQuery<Row> = ReturnType<typeof useList<Row>>;
