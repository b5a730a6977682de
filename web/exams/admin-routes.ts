import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const scheduledAdminRoutes: RouteConfigEntry[] = [
  route('admin/simulacros', 'exams/admin-scheduled.tsx'),
];
