import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../../platform/feature-routes';

export const coinRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/juegos/tienda', 'games/shop/shop-page.tsx'),
    route('campus-estudio/juegos/cofres', 'games/chests/chests-page.tsx'),
  ],
};
