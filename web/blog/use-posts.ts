import { cardsOf, type SentPost } from '@atalaya/core/blog/posts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../platform/api';

const MINUTE = 60_000;

export const postsQuery = {
  ...read('GET /api/blog/posts-with-categories'),
  staleTime: 5 * MINUTE,
  gcTime: 30 * MINUTE,
  refetchOnWindowFocus: false,
};

export const authorsQuery = {
  ...read('GET /api/blog/top-authors'),
  staleTime: 15 * MINUTE,
  gcTime: 30 * MINUTE,
};

export const topicsQuery = {
  ...read('GET /api/blog/trending-topics'),
  staleTime: 5 * MINUTE,
  gcTime: 15 * MINUTE,
};

/** What the server rendered stands until the browser's own call answers, and after one that fails. */
export function usePosts(rendered: readonly SentPost[] | null) {
  const { data, error, refetch, isFetching } = useQuery(postsQuery);
  const sent: readonly SentPost[] | null = Array.isArray(data) ? data : rendered;
  const posts = useMemo(() => cardsOf(sent ?? []), [sent]);
  return { posts, isLost: sent === null && error !== null, refetch, isFetching };
}

/** A like that was just given or taken back shows in the lists too. */
export function addToLikes(client: QueryClient, postId: number, change: 1 | -1): void {
  client.setQueryData<SentPost[]>(postsQuery.queryKey, (posts) =>
    posts?.map((post) =>
      post.id === postId ? { ...post, likes: Math.max(0, (post.likes ?? 0) + change) } : post,
    ),
  );
}
