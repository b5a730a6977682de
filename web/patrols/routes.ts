import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const patrolsRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/patrulla', 'patrols/patrol-page.tsx')],
};
