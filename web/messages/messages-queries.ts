import type { Box } from '@atalaya/core/messages/messages';
import type { QueryClient } from '@tanstack/react-query';
import { call, read } from '../platform/api';

export const unreadQuery = { ...read('GET /api/messages/unread'), staleTime: 0 };
export const settingsQuery = read('GET /api/messages/settings');

const THREADS_KEY = '/api/messages/threads';

export const threadsQuery = (box: Box) => ({
  queryKey: [THREADS_KEY, 'list', box],
  queryFn: ({ pageParam }: { pageParam: string }) =>
    call('GET /api/messages/threads', { query: { box, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
  staleTime: 0,
  refetchOnMount: 'always' as const,
});

export const threadQuery = (id: string) => ({
  ...read('GET /api/messages/threads/:id', { params: { id } }),
  staleTime: 0,
  refetchOnMount: 'always' as const,
});

/** After something has been sent, read or deleted. */
export async function refreshMessages(client: QueryClient): Promise<void> {
  await Promise.all([
    // The lists and every conversation.
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(THREADS_KEY) }),
    client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
  ]);
}
