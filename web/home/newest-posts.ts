import type { ApiPost } from '@atalaya/core/blog/posts';
import type { RouterContextProvider } from 'react-router';
import { callFrom } from '../platform/page-context';

export const SHOWN_POSTS = 4;

/** Without their texts; empty when they cannot be loaded. */
export async function newestPosts(context: Readonly<RouterContextProvider>): Promise<ApiPost[] | null> {
  const posts = await callFrom(context)('GET /api/blog/posts-with-categories').catch(() => null);
  if (!posts) return null;
  return posts.slice(0, SHOWN_POSTS).map(({ id, title, excerpt, category, createdAt, featuredImage }) => ({
    id,
    title,
    excerpt,
    category,
    createdAt,
    featuredImage,
  }));
}
