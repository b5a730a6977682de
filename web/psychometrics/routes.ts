import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

const BASE = 'campus-estudio/psicotecnicos';

export const psychometricsRoutes: FeatureRoutes = {
  campus: [
    route(BASE, 'psychometrics/psychometrics-page.tsx'),
    route(`${BASE}/practica/:type`, 'psychometrics/practice-page.tsx'),
    route(`${BASE}/bateria/:id`, 'psychometrics/battery-page.tsx'),
    route(`${BASE}/bateria/:id/resultado`, 'psychometrics/result-page.tsx'),
    route(`${BASE}/personalidad`, 'psychometrics/personality-page.tsx'),
  ],
  admin: [route('admin/psicotecnicos', 'psychometrics/admin/psychometrics-page.tsx')],
};
