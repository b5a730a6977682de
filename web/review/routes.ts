import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout. */
export const reviewCampusRoutes: RouteConfigEntry[] = [route('study', 'review/study-page.tsx')];

/** Inside the site's layout. */
export const reviewPublicRoutes: RouteConfigEntry[] = [
  route('prueba-nivel-gratis', 'review/level-test-page.tsx'),
];
