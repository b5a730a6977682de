import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const contactRoutes: FeatureRoutes = {
  site: [
    route('contacto', 'contact/contact-page.tsx'),
    route('boletin', 'contact/newsletter-join-page.tsx'),
    route('boletin/confirmar', 'contact/confirm-newsletter-page.tsx'),
    route('boletin/baja', 'contact/leave-newsletter-page.tsx'),
    route('novedades/baja', 'contact/leave-news-page.tsx'),
    route('avisos/baja', 'contact/leave-reminders-page.tsx'),
  ],
  admin: [
    route('admin/contacto', 'contact/admin/messages-page.tsx'),
    route('admin/boletin', 'contact/admin/newsletter-page.tsx'),
    route('admin/boletin/envios', 'contact/admin/mailings/mailings-page.tsx'),
    route('admin/boletin/envios/:id', 'contact/admin/mailings/mailing-page.tsx'),
  ],
};
