import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const blogRoutes: RouteConfigEntry[] = [
  route('blog', 'blog/blog-page.tsx'),
  route('blog/:id', 'blog/post-page.tsx'),
];

/** Read by programs: no header, no footer. */
export const blogFeedRoutes: RouteConfigEntry[] = [route('blog/rss.xml', 'blog/rss.route.ts')];
