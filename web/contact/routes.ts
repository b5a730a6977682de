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
    route('admin/contacto', 'contact/admin-messages.tsx'),
    route('admin/boletin', 'contact/admin-newsletter.tsx'),
    route('admin/boletin/envios', 'contact/mailings/admin-mailings.tsx'),
    route('admin/boletin/envios/:id', 'contact/mailings/admin-mailing.tsx'),
  ],
};
