import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const welcomeRoutes: FeatureRoutes = {
  campus: [route('campus-estudio/bienvenida', 'welcome/welcome-page.tsx')],
};
