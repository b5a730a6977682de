import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

/** One module serves all content pages; admin/content-resources.tsx describes each of them. */
const page = (path: string) => route(path, 'syllabus/admin/content-page.tsx', { id: path });

export const syllabusRoutes: FeatureRoutes = {
  site: [
    route('esquemas', 'syllabus/schemes/schemes-page.tsx'),
    route('esquema-tema-6', 'syllabus/schemes/sample-scheme-page.tsx'),
    route('prueba-esquemas', 'syllabus/schemes/scheme-game-page.tsx'),
    route('correcciones', 'syllabus/corrections-page.tsx'),
  ],
  campus: [
    route('campus-estudio/temario', 'syllabus/syllabus-page.tsx'),
    // `tema-14/detencion`: React Router has no parameter inside a segment, so the page reads it.
    route('campus-estudio/temario/:topic/:section?', 'syllabus/topic-page.tsx'),
    route('campus-estudio/temario/:topic/tablero', 'syllabus/board-page.tsx'),
    route('campus-estudio/plus-content/:id', 'syllabus/plus-page.tsx'),
    route('campus-estudio/compartir', 'syllabus/share-page.tsx'),
    route('campus-estudio/temario/*', 'syllabus/unknown-topic.tsx'),
  ],
  admin: [
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
    route('admin/corrector-test', 'syllabus/admin/corrector-page.tsx'),
  ],
};
