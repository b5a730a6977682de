import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const mediaRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/podcast', 'media/podcast/podcast-page.tsx')],
  admin: [route('admin/podcast', 'media/podcast/admin-podcast.tsx')],
};
