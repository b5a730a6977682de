import type { ApiPost } from '@atalaya/core/blog/posts';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../platform/api';

export const postsQuery = {
  ...read('GET /api/blog/posts-with-categories'),
  staleTime: 5 * MINUTE_MS,
  gcTime: 30 * MINUTE_MS,
  refetchOnWindowFocus: false,
};

export const authorsQuery = {
  ...read('GET /api/blog/top-authors'),
  staleTime: 15 * MINUTE_MS,
  gcTime: 30 * MINUTE_MS,
};

export const topicsQuery = {
  ...read('GET /api/blog/trending-topics'),
  staleTime: 5 * MINUTE_MS,
  gcTime: 15 * MINUTE_MS,
};

/** Updates the like count in the lists. */
export function addToLikes(client: QueryClient, postId: number, change: 1 | -1): void {
  client.setQueryData<ApiPost[]>(postsQuery.queryKey, (posts) =>
    posts?.map((post) =>
      post.id === postId ? { ...post, likes: Math.max(0, (post.likes ?? 0) + change) } : post,
    ),
  );
}
