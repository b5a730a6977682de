import { type Held, holds, type Permission } from '@atalaya/core/auth/roles';
import { studyPath } from '@atalaya/core/review/study-path';

export type Destination = {
  group: 'Estudio' | 'Otras pruebas' | 'Consulta' | 'A ratos' | 'Compañía';
  path: string;
  /** The address to open, if it is not the path alone. */
  to?: string;
  label: string;
  /** A name of lucide's. The icons of the list are in one file, icons.svg, that `npm run icons` writes. */
  icon: string;
  /** The short label in the bottom bar, which has room for four. */
  inBar?: string;
  /** Only for those whose role grants it. */
  needs?: Permission;
};

/** Its entry shows how many are unread. */
export const MESSAGES = '/campus-estudio/mensajes';

/** Every campus page in the order of the rail. A feature adds a line here and a route in its routes.ts. */
export const destinations: readonly Destination[] = [
  { group: 'Estudio', path: '/campus-estudio', label: 'Hoy', icon: 'sunrise', inBar: 'Hoy' },
  {
    group: 'Estudio',
    path: '/campus-estudio/temario',
    label: 'Temario',
    icon: 'book-open',
    inBar: 'Temario',
  },
  { group: 'Estudio', path: '/test', label: 'Haz tu test', icon: 'list-checks' },
  {
    group: 'Estudio',
    path: '/campus-estudio/simulacros',
    label: 'Simulacros',
    icon: 'timer',
    inBar: 'Simulacros',
  },
  {
    group: 'Estudio',
    path: '/study',
    to: studyPath({ only: 'due' }),
    label: 'Repasos',
    icon: 'layers',
    inBar: 'Repasos',
  },
  { group: 'Estudio', path: '/campus-estudio/fallos', label: 'Mis fallos', icon: 'list-x' },
  { group: 'Estudio', path: '/campus-estudio/listas', label: 'Mis listas', icon: 'list-plus' },
  { group: 'Estudio', path: '/campus-estudio/calendario', label: 'Calendario', icon: 'calendar-days' },
  { group: 'Estudio', path: '/campus-estudio/atalaya', label: 'Tu método', icon: 'compass' },
  { group: 'Estudio', path: '/progreso', label: 'Progreso', icon: 'trending-up' },
  { group: 'Estudio', path: '/bitacora', label: 'Bitácora', icon: 'notebook-text' },
  { group: 'Estudio', path: '/hoja-servicios', label: 'Hoja de servicios', icon: 'medal' },
  { group: 'Estudio', path: '/campus-estudio/descargas', label: 'Descargas', icon: 'download' },
  { group: 'Otras pruebas', path: '/campus-estudio/psicotecnicos', label: 'Psicotécnicos', icon: 'brain' },
  { group: 'Otras pruebas', path: '/campus-estudio/pruebas-fisicas', label: 'Físicas', icon: 'dumbbell' },
  {
    group: 'Otras pruebas',
    path: '/campus-estudio/entrenamiento/progreso',
    label: 'Entrenamiento',
    icon: 'heart-pulse',
  },
  { group: 'Otras pruebas', path: '/campus-estudio/alimentacion', label: 'Alimentación', icon: 'salad' },
  { group: 'Otras pruebas', path: '/campus-estudio/ingles', label: 'Inglés', icon: 'languages' },
  { group: 'Otras pruebas', path: '/campus-estudio/entrevista', label: 'Entrevista', icon: 'mic' },
  { group: 'Otras pruebas', path: '/campus-estudio/calculadora', label: 'Calculadora', icon: 'calculator' },
  { group: 'Consulta', path: '/campus-estudio/normativa', label: 'Normativa', icon: 'scale' },
  {
    group: 'Consulta',
    path: '/campus-estudio/actualizaciones',
    label: 'Actualizaciones',
    icon: 'rotate-ccw-clock',
  },
  {
    group: 'Consulta',
    path: '/campus-estudio/recursos-gratuitos',
    label: 'Recursos gratuitos',
    icon: 'file-down',
  },
  { group: 'Consulta', path: '/protocolos', label: 'Protocolos', icon: 'waypoints' },
  { group: 'Consulta', path: '/campus-estudio/tutoriales', label: 'Tutoriales', icon: 'signpost' },
  { group: 'Consulta', path: '/herramientas', label: 'Herramientas', icon: 'wrench' },
  {
    group: 'Consulta',
    path: '/asistente-policial',
    label: 'Asistente policial',
    icon: 'message-circle-question-mark',
  },
  { group: 'A ratos', path: '/campus-estudio/juegos', label: 'Juegos', icon: 'gamepad-2' },
  { group: 'A ratos', path: '/campus-estudio/podcast', label: 'Podcast', icon: 'headphones' },
  { group: 'A ratos', path: '/campus-estudio/mindfulness', label: 'Mindfulness', icon: 'wind' },
  { group: 'A ratos', path: '/campus-estudio/diario-guiado', label: 'Diario guiado', icon: 'notebook-pen' },
  { group: 'A ratos', path: '/campus-estudio/briefing', label: 'Briefing', icon: 'newspaper' },
  { group: 'A ratos', path: '/pildora', label: 'Píldoras', icon: 'pill' },
  { group: 'A ratos', path: '/infografia', label: 'Infografías', icon: 'chart-column' },
  { group: 'A ratos', path: '/3d-procedimiento', label: 'Procedimientos en 3D', icon: 'box' },
  { group: 'A ratos', path: '/explicacion-animada', label: 'Animadas', icon: 'clapperboard' },
  { group: 'Compañía', path: '/campus-estudio/patrulla', label: 'Patrulla', icon: 'users' },
  { group: 'Compañía', path: '/foro', label: 'Foro', icon: 'messages-square' },
  { group: 'Compañía', path: MESSAGES, label: 'Mensajes', icon: 'message-circle' },
  { group: 'Compañía', path: '/asistente-vega', label: 'Vega', icon: 'sparkles' },
  { group: 'Compañía', path: '/campus-estudio/salas-voz', label: 'Salas de voz', icon: 'audio-lines' },
  {
    group: 'Compañía',
    path: '/campus-estudio/acompanamiento',
    label: 'Acompañamiento',
    icon: 'user-round-check',
  },
  {
    group: 'Compañía',
    path: '/preparador',
    label: 'Mis candidatos',
    icon: 'clipboard-list',
    needs: 'may:coach-candidates',
  },
  { group: 'Compañía', path: '/campus-estudio/muro-exitos', label: 'Muro de éxitos', icon: 'trophy' },
  { group: 'Compañía', path: '/campus-estudio/embajadores', label: 'Embajadores', icon: 'handshake' },
];

/** The destination with the longest matching path. */
export function destinationAt(pathname: string): Destination | undefined {
  const here = pathname.replace(/\/+$/, '');
  return destinations
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .reduce<Destination | undefined>(
      (nearest, one) => (nearest && nearest.path.length >= one.path.length ? nearest : one),
      undefined,
    );
}

/** Those that a user may open. */
export const destinationGroups = (
  user: Held | null,
): { label: Destination['group']; pages: Destination[] }[] => {
  const open = destinations.filter(({ needs }) => !needs || holds(user, needs));
  const labels = [...new Set(open.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: open.filter(({ group }) => group === label) }));
};
