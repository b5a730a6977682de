import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell (web/routes.ts). */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin', 'admin/dashboard.tsx', { id: 'admin/panel' }),
  route('admin/correo', 'admin/mail.tsx'),
  route('admin/auditoria', 'admin/audit.tsx'),
];
