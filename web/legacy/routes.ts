import { layout, route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const legacyRoutes: FeatureRoutes = {
  site: [route('legacy', 'legacy/legacy-page.tsx')],
  standalone: [
    layout('legacy/classic-layout.tsx', [
      route('legacy/herramientas-grid', 'legacy/hub-page.tsx'),
      route('legacy/herramientas', 'legacy/tools-page.tsx'),
      route('legacy/herramientas/alcoholimetro', 'legacy/breath-page.tsx'),
      route('legacy/asistente-policial', 'legacy/police-page.tsx'),
      route('legacy/asistente-vega', 'legacy/coach-page.tsx'),
      route('legacy/test', 'legacy/test-page.tsx'),
      route('legacy/foro', 'legacy/forum/forum-page.tsx'),
      route('legacy/foro/tema/:id', 'legacy/forum/topic-page.tsx'),
      route('legacy/foro/nuevo', 'legacy/forum/new-page.tsx'),
      route('legacy/protocolos', 'legacy/protocols-page.tsx'),
    ]),
  ],
};
