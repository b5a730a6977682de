import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const contactRoutes: RouteConfigEntry[] = [
  route('contacto', 'contact/contact-page.tsx'),
  route('boletin', 'contact/newsletter-join-page.tsx'),
  route('boletin/confirmar', 'contact/confirm-newsletter-page.tsx'),
  route('boletin/baja', 'contact/leave-newsletter-page.tsx'),
];

/** Inside the admin shell. */
export const contactAdminRoutes: RouteConfigEntry[] = [
  route('admin/contacto', 'contact/admin-messages.tsx'),
  route('admin/boletin', 'contact/admin-newsletter.tsx'),
];
