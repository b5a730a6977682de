import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const coachingRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/acompanamiento', 'coaching/my-page.tsx'),
    route('preparador', 'coaching/coach/board-page.tsx'),
    route('preparador/horas', 'coaching/coach/slots-page.tsx'),
    route('preparador/candidatos/:userId', 'coaching/coach/candidate-page.tsx'),
    route('preparador/ensayos/:id', 'coaching/coach/rehearsal-page.tsx'),
  ],
  admin: [route('admin/acompanamiento', 'coaching/owner/owner-page.tsx')],
};
