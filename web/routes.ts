import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { authRoutes } from './auth/routes';
import { searchRoutes } from './search/routes';
import { uiRoutes } from './ui/routes';

export default [
  // Public pages stand between the header and the footer.
  layout('platform/site/layout.tsx', [...authRoutes, ...uiRoutes, route('*', 'platform/not-found.tsx')]),
  ...searchRoutes,
] satisfies RouteConfig;
