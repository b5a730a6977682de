import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

const BASE = 'campus-estudio/ingles';

export const englishRoutes: FeatureRoutes = {
  campus: [
    route(BASE, 'english/english-page.tsx'),
    route(`${BASE}/leccion/:id`, 'english/lesson-page.tsx'),
    route(`${BASE}/vocabulario`, 'english/vocabulary-page.tsx'),
    route(`${BASE}/vocabulario/:id`, 'english/category-page.tsx'),
    route(`${BASE}/prueba-nivel`, 'english/placement-page.tsx'),
  ],
  admin: [
    route('admin/ingles', 'english/admin/english-page.tsx'),
    route('admin/ingles/:part', 'english/admin/part-page.tsx'),
  ],
};
