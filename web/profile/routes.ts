import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const profileRoutes: RouteConfigEntry[] = [
  route('perfil', 'profile/summary-page.tsx'),
  route('ajustes', 'profile/settings-page.tsx'),
  route('configuracion', 'profile/preferences-page.tsx'),
];

/** Inside the admin shell. */
export const profileAdminRoutes: RouteConfigEntry[] = [route('admin/usuarios', 'profile/admin-users.tsx')];
