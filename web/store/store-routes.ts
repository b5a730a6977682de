import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const storeRoutes: RouteConfigEntry[] = [
  route('tienda', 'store/shop-page.tsx'),
  route('producto/:id', 'store/product-page.tsx'),
  route('producto/:id/leer', 'store/document-page.tsx'),
];
