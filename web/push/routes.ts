import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const pushAdminRoutes: RouteConfigEntry[] = [
  route('admin/push-notifications', 'push/admin-campaigns.tsx'),
];
