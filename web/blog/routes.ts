import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const blogRoutes: FeatureRoutes = {
  site: [route('blog', 'blog/blog-page.tsx'), route('blog/:id', 'blog/post-page.tsx')],
  admin: [
    route('admin/blog', 'blog/admin/posts-page.tsx'),
    route('admin/blog/autores', 'blog/admin/authors-page.tsx'),
  ],
  standalone: [route('blog/rss.xml', 'blog/rss.route.ts')],
};
