import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const offlineRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/descargas', 'offline/downloads-page.tsx')],
};
