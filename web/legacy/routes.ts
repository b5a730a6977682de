import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const legacyRoutes: FeatureRoutes = {
  site: [route('legacy', 'legacy/legacy-page.tsx')],
};
