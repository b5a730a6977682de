import { index, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const profileRoutes: FeatureRoutes = {
  site: [
    route('perfil', 'profile/summary-page.tsx'),
    route('ajustes', 'profile/settings-page.tsx'),

    route('configuracion', 'profile/preferences-page.tsx', [index('push/settings-section.tsx')]),
  ],
  admin: [route('admin/usuarios', 'profile/admin-users.tsx')],
};
