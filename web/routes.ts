import type { RouteConfig } from '@react-router/dev/routes';
import { uiRoutes } from './ui/routes';

export default [...uiRoutes] satisfies RouteConfig;
