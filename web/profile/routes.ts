import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const profileRoutes: RouteConfigEntry[] = [
  route('perfil', 'profile/summary-page.tsx'),
  route('ajustes', 'profile/settings-page.tsx'),
  // What the browser is told stands in its own room.
  route('configuracion', 'profile/preferences-page.tsx', [index('push/settings-section.tsx')]),
];

/** Inside the admin shell. */
export const profileAdminRoutes: RouteConfigEntry[] = [route('admin/usuarios', 'profile/admin-users.tsx')];
