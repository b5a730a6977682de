import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const briefingRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/briefing', 'briefing/briefing-page.tsx')],
};
