import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the site's layout. */
export const correctionRoutes: RouteConfigEntry[] = [route('correcciones', 'syllabus/corrections-page.tsx')];
