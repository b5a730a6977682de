import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const calendarRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/calendario', 'calendar/calendar-page.tsx'),
    route('campus-estudio/atalaya', 'calendar/method-page.tsx'),
  ],
};
