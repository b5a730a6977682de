import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const blogAdminRoutes: RouteConfigEntry[] = [
  route('admin/blog', 'blog/admin-posts.tsx'),
  route('admin/comentarios', 'blog/admin-comments.tsx'),
];
