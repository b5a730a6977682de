import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the site's layout. */
export const guideRoutes: RouteConfigEntry[] = [
  route('oposiciones', 'guide/guide-page.tsx'),
  route('oposiciones2', 'guide/steps-page.tsx'),
  route('enlaces', 'guide/links-page.tsx'),
];

/** Inside the campus layout. */
export const guideCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio/calculadora', 'guide/calculator-page.tsx'),
];
