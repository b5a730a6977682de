import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const statisticsAdminRoutes: RouteConfigEntry[] = [
  route('admin/estadisticas', 'progress/admin-statistics.tsx'),
];

/** Inside the site's layout. */
export const predictionRoutes: RouteConfigEntry[] = [route('prediccion', 'progress/prediction-page.tsx')];
