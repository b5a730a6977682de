import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const formatsRoutes: FeatureRoutes = {
  site: [
    route('pildora', 'formats/pills/pills-page.tsx'),
    route('pildora/:id', 'formats/pills/pill-page.tsx'),
    route('infografia', 'formats/infographics/infographics-page.tsx'),
    route('infografia/:id', 'formats/infographics/infographic-page.tsx'),
    route('3d-procedimiento', 'formats/procedures/procedures-page.tsx'),
    route('3d-procedimiento/:id', 'formats/procedures/procedure-page.tsx'),
    route('explicacion-animada', 'formats/animations/animations-page.tsx'),
    route('explicacion-animada/:id', 'formats/animations/animation-page.tsx'),
  ],
};
