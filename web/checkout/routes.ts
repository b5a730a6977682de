import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const checkoutRoutes: FeatureRoutes = {
  site: [
    route('checkout', 'checkout/plan-page.tsx'),
    route('stripe-checkout', 'checkout/cart-page.tsx'),
    route('test-checkout', 'checkout/test-page.tsx'),
    route('checkout-success', 'checkout/success-page.tsx'),
    route('perfil/compras', 'checkout/purchases-page.tsx'),
  ],
  admin: [
    route('admin/pedidos', 'checkout/admin/orders-page.tsx'),
    route('admin/suscripciones', 'checkout/admin/subscriptions-page.tsx'),
    route('admin/contabilidad', 'checkout/admin/accounting-page.tsx'),
    route('admin/webhooks', 'checkout/admin/outgoing/webhooks-page.tsx'),
    route('admin/cupones', 'checkout/admin/coupons-page.tsx'),
  ],
};
