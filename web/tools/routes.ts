import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const toolsRoutes: FeatureRoutes = {
  site: [
    route('herramientas', 'tools/hub-page.tsx'),
    route('herramientas-grid', 'tools/grid-page.tsx'),
    route('herramientas/alcoholimetro', 'tools/breath/breath-page.tsx'),
    route('herramientas/dni-nie', 'tools/identity/identity-page.tsx'),
    route('herramientas/documentoscopia', 'tools/documents/documents-page.tsx'),
    route('herramientas/localizador-vin', 'tools/vin/vin-page.tsx'),
    route('herramientas/verificador-itv', 'tools/itv/itv-page.tsx', { id: 'tools/verificador-itv' }),
    route('herramientas/itv', 'tools/itv/itv-page.tsx', { id: 'tools/itv' }),
    route('herramientas/limpieza-arma', 'tools/weapon/weapon-page.tsx'),
  ],
};
