import { index, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const homeRoutes: FeatureRoutes = {
  site: [
    index('home/home-page.tsx'),
    route('home-pruebas', 'home/home-trial-page.tsx'),
    route('showcase', 'home/showcase/showcase-page.tsx'),
  ],
};
