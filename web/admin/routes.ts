import { index, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const adminRoutes: FeatureRoutes = {
  admin: [
    // The effects feature renders its panel in the dashboard.
    route('admin', 'admin/dashboard.tsx', { id: 'admin/panel' }, [index('effects/admin/effects-panel.tsx')]),
    route('admin/apis', 'admin/api-keys.tsx'),
    route('admin/correo', 'admin/mail.tsx'),
    route('admin/auditoria', 'admin/audit.tsx'),
  ],
};
