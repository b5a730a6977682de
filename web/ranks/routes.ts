import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const ranksRoutes: FeatureRoutes = {
  site: [
    route('hoja-servicios/ejemplo', 'ranks/sample-record-page.tsx'),
    route('h/:token', 'ranks/shared-record-page.tsx'),
    route('celebraciones', 'ranks/celebrations-page.tsx'),
  ],
  admin: [route('admin/rangos', 'ranks/admin/ranks-page.tsx')],
  // Outside the campus layout, which sends guests to sign in.
  standalone: [route('hoja-servicios', 'ranks/record-page.tsx')],
};
