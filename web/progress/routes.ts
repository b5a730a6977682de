import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout. */
export const progressCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio', 'progress/today-page.tsx'),
  route('bitacora', 'progress/log-page.tsx'),
];

/** In no layout: a user sees it in the campus, a visitor a sample of it in the site. */
export const progressRoutes: RouteConfigEntry[] = [route('progreso', 'progress/progress-page.tsx')];
