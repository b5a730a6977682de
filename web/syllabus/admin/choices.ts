import type { Choice } from '@atalaya/core/admin/resource';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { useQuery } from '@tanstack/react-query';
import { call, read } from '../../platform/api';

const PAGE_SIZE = 100;

type Page<Row> = { items: Row[]; total: number };

/** Reads every page of a short list. */
async function all<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const { items, total } = await read(1);
  const rest = Array.from({ length: Math.ceil(total / PAGE_SIZE) - 1 }, (_, index) => read(index + 2));
  return [...items, ...(await Promise.all(rest)).flatMap((page) => page.items)];
}

export function useContentChoices(): Record<string, readonly Choice[]> {
  const topics = useQuery({
    queryKey: ['/api/admin/topics', 'all'],
    queryFn: () => all((page) => call('GET /api/admin/topics', { query: { page, pageSize: PAGE_SIZE } })),
    staleTime: MINUTE_MS,
  });
  const laws = useQuery({
    queryKey: ['/api/admin/laws', 'all'],
    queryFn: () => all((page) => call('GET /api/admin/laws', { query: { page, pageSize: PAGE_SIZE } })),
    staleTime: MINUTE_MS,
  });
  return {
    topic: (topics.data ?? []).map(({ number, shortTitle }) => ({
      value: String(number),
      label: `${number}. ${shortTitle}`,
    })),
    'reference.law': (laws.data ?? []).map(({ id, shortName }) => ({ value: id, label: shortName })),
  };
}

/** The sections of every topic; the form offers those of the chosen one. */
export function useSectionChoices(enabled: boolean): readonly Choice[] {
  const { data = [] } = useQuery({ ...read('GET /api/admin/sections'), staleTime: MINUTE_MS, enabled });
  return data.map(({ topic, id, title }) => ({ value: id, label: title, under: String(topic) }));
}
