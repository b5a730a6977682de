import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const legalRoutes: FeatureRoutes = {
  site: [route('legal/:slug', 'legal/legal-page.tsx')],
  admin: [
    route('negocio/paginas-legales', 'legal/admin/legal-pages-page.tsx', { id: 'legal/negocio' }),
    route('admin/negocio/paginas-legales', 'legal/admin/legal-pages-page.tsx', { id: 'legal/admin' }),
  ],
};
