import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const searchRoutes: FeatureRoutes = {
  standalone: [route('search-index.json', 'search/search-index.route.ts')],
};
