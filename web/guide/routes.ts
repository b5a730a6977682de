import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const guideRoutes: FeatureRoutes = {
  site: [
    route('oposiciones', 'guide/guide-page.tsx'),
    route('oposiciones2', 'guide/steps-page.tsx'),
    route('enlaces', 'guide/links-page.tsx'),
  ],
  campus: [route('campus-estudio/calculadora', 'guide/calculator-page.tsx')],
};
