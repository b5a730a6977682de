import { route } from '@react-router/dev/routes';
import type { FeatureRoutes } from '../platform/feature-routes';

export const fitnessRoutes: FeatureRoutes = {
  campus: [
    route('campus-estudio/pruebas-fisicas', 'fitness/tests-page.tsx'),
    route('campus-estudio/entrenamiento/progreso', 'fitness/training-page.tsx'),
    route('campus-estudio/entrenamiento/sesion/:key', 'fitness/session-page.tsx'),
  ],
};
