import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const assistantRoutes: FeatureRoutes = {
  site: [
    route('asistente-policial', 'assistant/police-page.tsx'),
    route('herramientas/asistente-policial', 'assistant/police-page.tsx', { id: 'assistant/tool' }),
  ],
  campus: [route('asistente-vega', 'assistant/coach-page.tsx')],
};
