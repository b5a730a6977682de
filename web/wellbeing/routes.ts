import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const wellbeingRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/alimentacion', 'wellbeing/nutrition-page.tsx'),
    route('campus-estudio/mindfulness', 'wellbeing/calm-page.tsx'),
    route('campus-estudio/diario-guiado', 'wellbeing/diary-page.tsx'),
  ],
};
