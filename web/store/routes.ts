import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const storeRoutes: FeatureRoutes = {
  site: [
    route('tienda', 'store/shop-page.tsx'),
    route('producto/:id', 'store/product-page.tsx'),
    route('producto/:id/leer', 'store/document-page.tsx'),
    route('planes', 'store/plans/plans-page.tsx'),
  ],
  admin: [
    route('admin/planes', 'store/admin/plans/plans-page.tsx'),
    route('admin/cifras', 'store/admin/figures-page.tsx'),
    route('admin/tienda', 'store/admin/products-page.tsx'),
    route('admin/tienda/categorias', 'store/admin/categories-page.tsx'),
    route('admin/tienda/ofertas', 'store/admin/offers-page.tsx'),
    route('admin/tienda/opiniones', 'store/admin/reviews-page.tsx'),
  ],
};
