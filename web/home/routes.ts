import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const homeRoutes: RouteConfigEntry[] = [
  index('home/home-page.tsx'),
  route('home-pruebas', 'home/home-trial-page.tsx'),
  route('showcase', 'home/showcase/showcase-page.tsx'),
];
