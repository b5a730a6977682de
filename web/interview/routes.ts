import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

const BASE = 'campus-estudio/entrevista';

export const interviewRoutes: FeatureRoutes = {
  site: [route('simulador-entrevista', 'interview/simulator-page.tsx')],
  campus: [
    route(BASE, 'interview/interview-page.tsx'),
    route(`${BASE}/biografia`, 'interview/biodata-page.tsx'),
    route(`${BASE}/:id`, 'interview/session-page.tsx'),
    route(`${BASE}/:id/informe`, 'interview/report-page.tsx'),
  ],
  admin: [
    route('admin/entrevistas', 'interview/admin/recordings-page.tsx'),
    route('admin/entrevistas/:id', 'interview/admin/recording-page.tsx'),
  ],
};
