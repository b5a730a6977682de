import type { Choice } from '@atalaya/core/admin/resource';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';

const MINUTE = 60_000;

/** The topics and the laws by their names, for every form and filter that asks for one. */
export function useContentChoices(): Record<string, readonly Choice[]> {
  const topics = useQuery({
    ...read('GET /api/admin/topics', { query: { pageSize: 100 } }),
    staleTime: MINUTE,
  });
  const laws = useQuery({ ...read('GET /api/admin/laws', { query: { pageSize: 100 } }), staleTime: MINUTE });
  const lawChoices = (laws.data?.items ?? []).map(({ id, shortName }) => ({ value: id, label: shortName }));
  return {
    topic: (topics.data?.items ?? []).map(({ number, shortTitle }) => ({
      value: String(number),
      label: `${number}. ${shortTitle}`,
    })),
    'reference.law': lawChoices,
  };
}
