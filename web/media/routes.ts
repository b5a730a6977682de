import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const mediaRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/podcast', 'media/podcast/podcast-page.tsx'),
    route('campus-estudio/recursos-gratuitos', 'media/resources/resources-page.tsx'),
    route('campus-estudio/tutoriales', 'media/tutorials/tutorials-page.tsx'),
  ],
  admin: [
    route('admin/podcast', 'media/podcast/admin/podcast-page.tsx'),
    route('admin/recursos-gratuitos', 'media/resources/admin/resources-page.tsx'),
  ],
};
