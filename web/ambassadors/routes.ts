import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the site's layout. */
export const ambassadorRoutes: RouteConfigEntry[] = [
  route('embajadores', 'ambassadors/site-page.tsx'),
  route('invitacion/:code', 'ambassadors/invitation-page.tsx'),
];

/** Inside the campus. */
export const ambassadorCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio/embajadores', 'ambassadors/campus-page.tsx'),
];

/** Inside the admin shell. */
export const ambassadorAdminRoutes: RouteConfigEntry[] = [
  route('admin/embajadores', 'ambassadors/admin-ambassadors.tsx'),
];
