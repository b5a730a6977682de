import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell (web/routes.ts). The panel answers under its business address too (spec 2.1). */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/dashboard.tsx', { id: 'admin/panel' }),
  route('negocio/paginas-legales', 'admin/dashboard.tsx', { id: 'admin/negocio' }),
  route('admin/negocio/paginas-legales', 'admin/dashboard.tsx', { id: 'admin/panel-negocio' }),
  route('admin/correo', 'admin/mail.tsx'),
  route('admin/auditoria', 'admin/audit.tsx'),
];
