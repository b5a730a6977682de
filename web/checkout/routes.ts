import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the site's layout. */
export const checkoutRoutes: RouteConfigEntry[] = [
  route('checkout', 'checkout/plan-page.tsx'),
  route('stripe-checkout', 'checkout/cart-page.tsx'),
  route('test-checkout', 'checkout/test-page.tsx'),
  route('checkout-success', 'checkout/success-page.tsx'),
  route('perfil/compras', 'checkout/purchases-page.tsx'),
];
