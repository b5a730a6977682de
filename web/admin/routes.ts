import { index, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const adminRoutes: FeatureRoutes = {
  admin: [
    // What is live on the dashboard comes from its own room.
    route('admin', 'admin/dashboard.tsx', { id: 'admin/panel' }, [index('effects/admin-panel.tsx')]),
    route('admin/apis', 'admin/api-keys.tsx'),
    route('admin/correo', 'admin/mail.tsx'),
    route('admin/auditoria', 'admin/audit.tsx'),
  ],
};
