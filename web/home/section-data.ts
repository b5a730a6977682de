import type { RouterContextProvider } from 'react-router';
import { callFrom } from '../platform/page-context';
import { newestPosts } from './newest-posts';

/** What the sections of the home page show from the server; a section without its data has a fallback. */
export async function sectionData(context: Readonly<RouterContextProvider>) {
  const [posts, quotes] = await Promise.all([
    newestPosts(context),
    callFrom(context)('GET /api/success-wall/quotes').catch(() => null),
  ]);
  return { posts, quotes };
}
