import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const uiRoutes: RouteConfigEntry[] = [route('colores-marca', 'brand/brand-page.tsx')];
