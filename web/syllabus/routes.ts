import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout. */
export const syllabusCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio/temario', 'syllabus/syllabus-page.tsx'),
  // `tema-14/detencion`: React Router has no parameter inside a segment, so the page reads it.
  route('campus-estudio/temario/:topic/:section?', 'syllabus/topic-page.tsx'),
  route('campus-estudio/temario/:topic/tablero', 'syllabus/board-page.tsx'),
  route('campus-estudio/plus-content/:id', 'syllabus/plus-page.tsx'),
  route('campus-estudio/compartir', 'syllabus/share-page.tsx'),
  route('campus-estudio/temario/*', 'syllabus/unknown-topic.ts'),
];

/** Inside the site's layout. */
export const syllabusPublicRoutes: RouteConfigEntry[] = [
  route('esquemas', 'syllabus/schemes/schemes-page.tsx'),
  route('esquema-tema-6', 'syllabus/schemes/sample-scheme-page.tsx'),
  route('prueba-esquemas', 'syllabus/schemes/scheme-game-page.tsx'),
];
