import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const pushRoutes: FeatureRoutes = {
  admin: [route('admin/push-notifications', 'push/admin/campaigns-page.tsx')],
};
