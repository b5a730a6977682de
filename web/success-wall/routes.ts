import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const successWallRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/muro-exitos', 'success-wall/wall-page.tsx')],
  admin: [route('admin/muro-exitos', 'success-wall/admin/stories-page.tsx')],
};
