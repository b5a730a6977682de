import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The pages of a feature by the layout that they are shown in. `standalone`: no layout, or one that the page chooses. */
export type FeatureRoutes = {
  site?: RouteConfigEntry[];
  campus?: RouteConfigEntry[];
  admin?: RouteConfigEntry[];
  standalone?: RouteConfigEntry[];
};
