import { cardsOf } from '@atalaya/core/blog/cards';
import { filterNames, pageOf, parseFilters, selectPosts } from '@atalaya/core/blog/filters';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/blog-page';
import { BlogBoard } from './blog-board';
import { blogMeta } from './blog-meta';
import { blogPath } from './use-filters';

export const handle = { audience: 'guest', query: filterNames };

const orNull = <T,>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** On failure the page renders without posts and the browser asks again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const { origin, searchParams } = new URL(request.url);
  const [posts, authors, topics] = await Promise.all([
    orNull(ask('GET /api/blog/posts-with-categories')),
    orNull(ask('GET /api/blog/top-authors')),
    orNull(ask('GET /api/blog/trending-topics')),
  ]);
  const filters = parseFilters(searchParams);
  const found = posts && selectPosts(cardsOf(posts), filters);
  return {
    // Only the visible posts; the browser loads the others for the filters.
    rendered: found && { address: blogPath(filters), total: found.length, ...pageOf(found, filters.page) },
    authors: authors?.map(({ bio: _, ...author }) => author) ?? null,
    topics: topics?.data ?? null,
    origin,
  };
}

/** Filtering uses the loaded posts. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? blogMeta(loaderData.origin) : []);

export default BlogBoard;
