import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const protocolsRoutes: FeatureRoutes = {
  site: [
    route('protocolos', 'protocols/list-page.tsx'),
    route('protocolos-modern', 'protocols/map-page.tsx'),
    route('protocolos/:slug', 'protocols/protocol-page.tsx'),
    // Short addresses; the canonical one is under /protocolos.
    route('accidentes', 'protocols/protocol-page.tsx', { id: 'protocols/accidentes' }),
    route('viogen', 'protocols/protocol-page.tsx', { id: 'protocols/viogen' }),
  ],
};
