import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const searchRoutes: RouteConfigEntry[] = [route('search-index.json', 'search/search-index.route.ts')];
