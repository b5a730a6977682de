import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const reviewRoutes: FeatureRoutes = {
  site: [route('prueba-nivel-gratis', 'review/level-test-page.tsx')],
  campus: [
    route('study', 'review/study-page.tsx'),
    route('study/primera', 'review/first-session-page.tsx'),
    route('campus-estudio/fallos', 'review/failures/failures-page.tsx'),
    route('campus-estudio/fallos/imprimir', 'review/failures/sheet-page.tsx'),
    route('campus-estudio/listas', 'review/lists/lists-page.tsx'),
    route('campus-estudio/listas/:id', 'review/lists/list-page.tsx'),
  ],
};
