import { cardsOf } from '@atalaya/core/blog/cards';
import { type Filters, pageOf, selectPosts } from '@atalaya/core/blog/filters';
import type { BlogCard } from '@atalaya/core/blog/posts';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postsQuery } from './posts-queries';
import { blogPath } from './use-filters';

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
