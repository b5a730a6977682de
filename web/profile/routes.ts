import { index, layout, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const profileRoutes: FeatureRoutes = {
  site: [
    route('perfil', 'profile/summary-page.tsx'),
    route('ajustes', 'profile/settings-page.tsx'),

    route('configuracion', 'profile/preferences-page.tsx', [
      layout('exams/comparison-settings.tsx', [
        layout('blocks/settings-section.tsx', [index('push/settings-section.tsx')]),
      ]),
    ]),
  ],
  admin: [
    route('admin/equipo', 'profile/staff/staff-page.tsx'),
    route('admin/usuarios', 'profile/admin/admin-users.tsx'),
    route('admin/usuarios/sin-confirmar', 'profile/admin/admin-registrations.tsx'),
    route('admin/usuarios/:userId', 'profile/admin/admin-user-page.tsx', [
      index('profile/admin/admin-user-account-tab.tsx'),
      route('plan', 'profile/admin/admin-user-plan-tab.tsx'),
      route('pedidos', 'checkout/admin-user-orders.tsx'),
      route('examenes', 'exams/admin-user-exams.tsx'),
      route('mensajes', 'contact/admin-user-messages.tsx'),
      route('dispositivos', 'profile/admin/admin-user-devices-tab.tsx'),
      route('historial', 'admin/admin-user-audit.tsx'),
    ]),
  ],
};
