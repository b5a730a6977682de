import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout. */
export const syllabusCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio', 'syllabus/campus-start.ts'),
  route('campus-estudio/temario', 'syllabus/syllabus-page.tsx'),
];

/** Inside the site's layout. */
export const syllabusPublicRoutes: RouteConfigEntry[] = [];
