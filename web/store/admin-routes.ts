import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the admin shell. */
export const storeAdminRoutes: RouteConfigEntry[] = [
  route('admin/tienda', 'store/admin/admin-products.tsx'),
  route('admin/tienda/categorias', 'store/admin/admin-categories.tsx'),
  route('admin/tienda/ofertas', 'store/admin/admin-offers.tsx'),
  route('admin/tienda/opiniones', 'store/admin/admin-reviews.tsx'),
];
