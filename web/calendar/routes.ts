import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Inside the campus layout. */
export const calendarCampusRoutes: RouteConfigEntry[] = [
  route('campus-estudio/calendario', 'calendar/calendar-page.tsx'),
  route('campus-estudio/atalaya', 'calendar/method-page.tsx'),
];
