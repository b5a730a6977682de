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
    route('admin/foro/categorias', 'forum/admin/categories-page.tsx'),
    route('admin/foro/filtros', 'forum/admin/filters-page.tsx'),
    route('admin/foro/moderacion', 'forum/admin/cases-page.tsx'),
  ],
};
