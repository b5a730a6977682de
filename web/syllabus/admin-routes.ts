import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = (path: string): RouteConfigEntry => route(path, 'syllabus/admin-page.tsx', { id: path });

/** Inside the admin shell. One module for all of them: what each page is stands in admin-resources.tsx. */
export const syllabusAdminRoutes: RouteConfigEntry[] = [
  page('admin/temario'),
  page('admin/preguntas-test'),
  page('admin/verdadero-falso'),
  page('admin/flashcards'),
  page('admin/flashcards/tema/:id'),
  page('admin/esquemas'),
  page('admin/terminos'),
  page('admin/examenes-oficiales'),
  page('admin/premium'),
  page('admin/premium/tema/:id'),
  page('admin/palabras-explicadas'),
  page('admin/normas'),
  route('admin/corrector-test', 'syllabus/admin-corrector.tsx'),
];
