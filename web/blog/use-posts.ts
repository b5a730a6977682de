import { type Filters, pageOf, selectPosts } from '@atalaya/core/blog/filters';
import { type ApiPost, type BlogCard, cardsOf } from '@atalaya/core/blog/posts';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { type QueryClient, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../platform/api';
import { blogPath } from './use-filters';

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

type Shown = ReturnType<typeof pageOf> & { total: number };
/** The posts that the server rendered, and their URL. */
export type RenderedPosts = Shown & { address: string };

/**
 * The posts for the current URL. The server's posts are shown until the browser's request succeeds, and after a
 * failure.
 */
export function usePosts(rendered: RenderedPosts | null, filters: Filters) {
  const { data, error, refetch, isFetching } = useQuery(postsQuery);
  // Reuses the server's objects where equal, so that their cards do not re-render.
  const all = useMemo(() => {
    if (!Array.isArray(data)) return null;
    const before = new Map(cardsIn(rendered).map((card) => [card.id, card]));
    return cardsOf(data).map((card) => replaceEqualDeep(before.get(card.id), card));
  }, [data, rendered]);
  const isRendered = rendered?.address === blogPath(filters);
  const isWaiting = all === null && rendered !== null && !isRendered && !error;
  const posts = all ?? (rendered ? cardsIn(rendered) : cardsOf([]));
  const shown = all === null && isRendered && rendered ? rendered : chosen(posts, filters);
  return { posts, shown, isWaiting, isLost: all === null && error !== null, refetch, isFetching };
}

const cardsIn = (rendered: Shown | null): BlogCard[] =>
  rendered ? [...(rendered.featured ? [rendered.featured] : []), ...rendered.shown] : [];

function chosen(posts: readonly BlogCard[], filters: Filters): Shown {
  const found = selectPosts(posts, filters);
  return { total: found.length, ...pageOf(found, filters.page) };
}

/** Updates the like count in the lists. */
export function addToLikes(client: QueryClient, postId: number, change: 1 | -1): void {
  client.setQueryData<ApiPost[]>(postsQuery.queryKey, (posts) =>
    posts?.map((post) =>
      post.id === postId ? { ...post, likes: Math.max(0, (post.likes ?? 0) + change) } : post,
    ),
  );
}
