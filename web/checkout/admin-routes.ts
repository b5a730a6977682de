import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const checkoutAdminRoutes: RouteConfigEntry[] = [
  route('admin/pedidos', 'checkout/admin-orders.tsx'),
  route('admin/suscripciones', 'checkout/admin-subscriptions.tsx'),
  route('admin/cupones', 'checkout/admin-coupons.tsx'),
];
