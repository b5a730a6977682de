import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const legalRoutes: RouteConfigEntry[] = [route('legal/:slug', 'legal/legal-page.tsx')];

/** Inside the admin shell. Both addresses are the same page (spec 2.1). */
export const legalAdminRoutes: RouteConfigEntry[] = [
  route('negocio/paginas-legales', 'legal/admin-legal.tsx', { id: 'legal/negocio' }),
  route('admin/negocio/paginas-legales', 'legal/admin-legal.tsx', { id: 'legal/admin' }),
];
