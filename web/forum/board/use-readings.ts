import type { Answer } from '@atalaya/core/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { useSession } from '../../platform/session';

export type Reading = Answer<'GET /api/forum/readings'>['items'][number];

/** How far the user has read these topics. Nothing for guests. */
export function useReadings(topicIds: readonly number[]): {
  unread: number;
  readingOf: (topicId: number) => Reading | undefined;
  categories: Answer<'GET /api/forum/readings'>['categories'];
  isKnown: boolean;
  refresh: () => Promise<unknown>;
} {
  const { user } = useSession();
  const asked = read('GET /api/forum/readings', { query: { topics: topicIds.join(',') } });
  const { data, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, { de: user?.id }],
    enabled: user !== null,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return {
    unread: data?.unread ?? 0,
    readingOf: (topicId) => data?.items.find((item) => item.topicId === topicId),
    categories: data?.categories ?? [],
    isKnown: data !== undefined,
    refresh: refetch,
  };
}
