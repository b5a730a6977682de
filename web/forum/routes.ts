import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const forumRoutes: FeatureRoutes = {
  site: [
    route('foro', 'forum/board/home-page.tsx'),
    route('foro/categoria/:id', 'forum/board/category-page.tsx'),
    route('foro/tema/:id', 'forum/topic/topic-page.tsx'),
    route('foro/nuevo', 'forum/write/new-page.tsx'),
    route('foro/denuncia', 'forum/moderation/legal-notice-page.tsx'),
    route('foro/moderacion/:id', 'forum/moderation/case-page.tsx'),
    route('foro/demo-threaded/:topicId?', 'forum/topic/thread-page.tsx'),
  ],
  admin: [
    route('admin/foro/categorias', 'forum/admin/admin-categories.tsx'),
    route('admin/foro/filtros', 'forum/admin/admin-filters.tsx'),
    route('admin/foro/moderacion', 'forum/admin/admin-cases.tsx'),
  ],
};
