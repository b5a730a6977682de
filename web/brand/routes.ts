import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const brandRoutes: FeatureRoutes = {
  site: [route('colores-marca', 'brand/brand-page.tsx')],
};
