import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const ambassadorsRoutes: FeatureRoutes = {
  site: [
    route('embajadores', 'ambassadors/site-page.tsx'),
    route('invitacion/:code', 'ambassadors/invitation-page.tsx'),
  ],
  campus: [route('campus-estudio/embajadores', 'ambassadors/campus-page.tsx')],
  admin: [route('admin/embajadores', 'ambassadors/admin/ambassadors-page.tsx')],
};
