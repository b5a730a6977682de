import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The routes under /legacy/… stand in `layout('legacy/legacy-guard.tsx', […])`; /legacy itself is open to everyone. */
export const legacyRoutes: RouteConfigEntry[] = [route('legacy', 'legacy/legacy-page.tsx')];
