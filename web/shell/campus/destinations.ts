import { studyPath } from '@atalaya/core/review/study-path';
import {
  AudioLines,
  BookOpen,
  Brain,
  Calculator,
  CalendarDays,
  Compass,
  Download,
  Dumbbell,
  Gamepad2,
  Handshake,
  Headphones,
  HeartPulse,
  History,
  Languages,
  Layers,
  ListChecks,
  ListPlus,
  ListX,
  type LucideIcon,
  Medal,
  MessageCircle,
  MessageCircleQuestionMark,
  MessagesSquare,
  Mic,
  Newspaper,
  NotebookPen,
  NotebookText,
  Pill,
  Scale,
  Sparkles,
  Sunrise,
  Timer,
  TrendingUp,
  Trophy,
  Users,
  Waypoints,
  Wind,
  Wrench,
} from 'lucide-react';

export type Destination = {
  group: 'Estudio' | 'Otras pruebas' | 'Consulta' | 'A ratos' | 'Compañía';
  path: string;
  /** The address to open, if it is not the path alone. */
  to?: string;
  label: string;
  Icon: LucideIcon;
  /** The short label in the bottom bar, which has room for four. */
  inBar?: string;
};

/** Its entry shows how many are unread. */
export const MESSAGES = '/campus-estudio/mensajes';

/** Every campus page in the order of the rail. A feature adds a line here and a route in its routes.ts. */
export const destinations: readonly Destination[] = [
  { group: 'Estudio', path: '/campus-estudio', label: 'Hoy', Icon: Sunrise, inBar: 'Hoy' },
  { group: 'Estudio', path: '/campus-estudio/temario', label: 'Temario', Icon: BookOpen, inBar: 'Temario' },
  { group: 'Estudio', path: '/test', label: 'Haz tu test', Icon: ListChecks },
  {
    group: 'Estudio',
    path: '/campus-estudio/simulacros',
    label: 'Simulacros',
    Icon: Timer,
    inBar: 'Simulacros',
  },
  {
    group: 'Estudio',
    path: '/study',
    to: studyPath({ only: 'due' }),
    label: 'Repasos',
    Icon: Layers,
    inBar: 'Repasos',
  },
  { group: 'Estudio', path: '/campus-estudio/fallos', label: 'Mis fallos', Icon: ListX },
  { group: 'Estudio', path: '/campus-estudio/listas', label: 'Mis listas', Icon: ListPlus },
  { group: 'Estudio', path: '/campus-estudio/calendario', label: 'Calendario', Icon: CalendarDays },
  { group: 'Estudio', path: '/campus-estudio/atalaya', label: 'Tu método', Icon: Compass },
  { group: 'Estudio', path: '/progreso', label: 'Progreso', Icon: TrendingUp },
  { group: 'Estudio', path: '/bitacora', label: 'Bitácora', Icon: NotebookText },
  { group: 'Estudio', path: '/hoja-servicios', label: 'Hoja de servicios', Icon: Medal },
  { group: 'Estudio', path: '/campus-estudio/descargas', label: 'Descargas', Icon: Download },
  { group: 'Otras pruebas', path: '/campus-estudio/psicotecnicos', label: 'Psicotécnicos', Icon: Brain },
  { group: 'Otras pruebas', path: '/campus-estudio/pruebas-fisicas', label: 'Físicas', Icon: Dumbbell },
  {
    group: 'Otras pruebas',
    path: '/campus-estudio/entrenamiento/progreso',
    label: 'Entrenamiento',
    Icon: HeartPulse,
  },
  { group: 'Otras pruebas', path: '/campus-estudio/ingles', label: 'Inglés', Icon: Languages },
  { group: 'Otras pruebas', path: '/campus-estudio/entrevista', label: 'Entrevista', Icon: Mic },
  { group: 'Otras pruebas', path: '/campus-estudio/calculadora', label: 'Calculadora', Icon: Calculator },
  { group: 'Consulta', path: '/campus-estudio/normativa', label: 'Normativa', Icon: Scale },
  { group: 'Consulta', path: '/campus-estudio/actualizaciones', label: 'Actualizaciones', Icon: History },
  { group: 'Consulta', path: '/protocolos', label: 'Protocolos', Icon: Waypoints },
  { group: 'Consulta', path: '/herramientas', label: 'Herramientas', Icon: Wrench },
  {
    group: 'Consulta',
    path: '/asistente-policial',
    label: 'Asistente policial',
    Icon: MessageCircleQuestionMark,
  },
  { group: 'A ratos', path: '/campus-estudio/juegos', label: 'Juegos', Icon: Gamepad2 },
  { group: 'A ratos', path: '/campus-estudio/podcast', label: 'Podcast', Icon: Headphones },
  { group: 'A ratos', path: '/campus-estudio/mindfulness', label: 'Mindfulness', Icon: Wind },
  { group: 'A ratos', path: '/campus-estudio/diario-guiado', label: 'Diario guiado', Icon: NotebookPen },
  { group: 'A ratos', path: '/campus-estudio/briefing', label: 'Briefing', Icon: Newspaper },
  { group: 'A ratos', path: '/pildora', label: 'Píldoras', Icon: Pill },
  { group: 'Compañía', path: '/campus-estudio/patrulla', label: 'Patrulla', Icon: Users },
  { group: 'Compañía', path: '/foro', label: 'Foro', Icon: MessagesSquare },
  { group: 'Compañía', path: MESSAGES, label: 'Mensajes', Icon: MessageCircle },
  { group: 'Compañía', path: '/asistente-vega', label: 'Vega', Icon: Sparkles },
  { group: 'Compañía', path: '/campus-estudio/salas-voz', label: 'Salas de voz', Icon: AudioLines },
  { group: 'Compañía', path: '/campus-estudio/muro-exitos', label: 'Muro de éxitos', Icon: Trophy },
  { group: 'Compañía', path: '/campus-estudio/embajadores', label: 'Embajadores', Icon: Handshake },
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

export const destinationGroups = (): { label: Destination['group']; pages: Destination[] }[] => {
  const labels = [...new Set(destinations.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: destinations.filter(({ group }) => group === label) }));
};
