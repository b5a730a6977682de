import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const commentsRoutes: FeatureRoutes = {
  admin: [route('admin/comentarios', 'comments/admin/comments-page.tsx')],
};
