import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const progressRoutes: FeatureRoutes = {
  site: [
    route('prediccion', 'progress/prediction-page.tsx'),
    route('progreso/ejemplo', 'progress/sample-page.tsx'),
    route('bitacora/ejemplo', 'progress/sample-log-page.tsx'),
  ],
  campus: [route('campus-estudio', 'progress/today-page.tsx')],
  admin: [route('admin/estadisticas', 'progress/admin/statistics-page.tsx')],
  // Outside the campus layout, which sends guests to sign in.
  standalone: [route('progreso', 'progress/progress-page.tsx'), route('bitacora', 'progress/log-page.tsx')],
};
