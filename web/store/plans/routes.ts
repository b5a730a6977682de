import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the site's layout. */
export const plansRoutes: RouteConfigEntry[] = [route('planes', 'store/plans/plans-page.tsx')];
