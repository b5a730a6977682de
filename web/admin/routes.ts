import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell (web/routes.ts). */
export const adminRoutes: RouteConfigEntry[] = [
  // What is live on the dashboard comes from its own room.
  route('admin', 'admin/dashboard.tsx', { id: 'admin/panel' }, [index('effects/admin-panel.tsx')]),
  route('admin/apis', 'admin/api-keys.tsx'),
  route('admin/correo', 'admin/mail.tsx'),
  route('admin/auditoria', 'admin/audit.tsx'),
];
