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
    route('admin/usuarios', 'profile/admin/users-page.tsx'),
    route('admin/usuarios/sin-confirmar', 'profile/admin/registrations-page.tsx'),
    route('admin/usuarios/:userId', 'profile/admin/user-page.tsx', [
      index('profile/admin/user-account-tab.tsx'),
      route('plan', 'profile/admin/user-plan-tab.tsx'),
      route('pedidos', 'checkout/admin/user-orders-tab.tsx'),
      route('examenes', 'exams/admin/user-exams-tab.tsx'),
      route('mensajes', 'contact/admin/user-messages-tab.tsx'),
      route('dispositivos', 'profile/admin/user-devices-tab.tsx'),
      route('historial', 'admin/user-audit-tab.tsx'),
    ]),
  ],
};
