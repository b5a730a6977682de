import type { MenuPage } from './menu';

type More = {
  /** The address to open, if it is not the path alone. */
  to?: string;
  /** Also in the bottom bar, which has room for four. */
  inBar?: true;
} & Pick<MenuPage, 'may'>;
export type CampusPage = MenuPage & More;

type Line = readonly [path: string, label: string, icon: string, more?: More];

const group = (name: string, lines: readonly Line[]): CampusPage[] =>
  lines.map(([path, label, icon, more]) => ({ group: name, path, label, icon, ...more }));

/** Its entry shows how many are unread. */
export const MESSAGES = '/campus-estudio/mensajes';

/** Every campus page in the order of the rail. A feature adds a line here and a route in its routes.ts. */
export const campusPages: readonly CampusPage[] = [
  ...group('Estudio', [
    ['/campus-estudio', 'Hoy', 'sunrise', { inBar: true }],
    ['/campus-estudio/temario', 'Temario', 'book-open', { inBar: true }],
    ['/test', 'Haz tu test', 'list-checks'],
    ['/campus-estudio/simulacros', 'Simulacros', 'timer', { inBar: true }],
    ['/study', 'Repasos', 'layers', { to: '/study?solo=repasos', inBar: true }],
    ['/campus-estudio/fallos', 'Mis fallos', 'list-x'],
    ['/campus-estudio/listas', 'Mis listas', 'list-plus'],
    ['/campus-estudio/calendario', 'Calendario', 'calendar-days'],
    ['/campus-estudio/atalaya', 'Tu método', 'compass'],
    ['/progreso', 'Progreso', 'trending-up'],
    ['/bitacora', 'Bitácora', 'notebook-text'],
    ['/hoja-servicios', 'Hoja de servicios', 'medal'],
    ['/campus-estudio/descargas', 'Descargas', 'download'],
  ]),
  ...group('Otras pruebas', [
    ['/campus-estudio/psicotecnicos', 'Psicotécnicos', 'brain'],
    ['/campus-estudio/pruebas-fisicas', 'Físicas', 'dumbbell'],
    ['/campus-estudio/entrenamiento/progreso', 'Entrenamiento', 'heart-pulse'],
    ['/campus-estudio/alimentacion', 'Alimentación', 'salad'],
    ['/campus-estudio/ingles', 'Inglés', 'languages'],
    ['/campus-estudio/entrevista', 'Entrevista', 'mic'],
    ['/campus-estudio/calculadora', 'Calculadora', 'calculator'],
  ]),
  ...group('Consulta', [
    ['/campus-estudio/normativa', 'Normativa', 'scale'],
    ['/campus-estudio/actualizaciones', 'Actualizaciones', 'rotate-ccw-clock'],
    ['/campus-estudio/recursos-gratuitos', 'Recursos gratuitos', 'file-down'],
    ['/protocolos', 'Protocolos', 'waypoints'],
    ['/campus-estudio/tutoriales', 'Tutoriales', 'signpost'],
    ['/herramientas', 'Herramientas', 'wrench'],
    ['/asistente-policial', 'Asistente policial', 'message-circle-question-mark'],
  ]),
  ...group('A ratos', [
    ['/campus-estudio/juegos', 'Juegos', 'gamepad-2'],
    ['/campus-estudio/podcast', 'Podcast', 'headphones'],
    ['/campus-estudio/mindfulness', 'Mindfulness', 'wind'],
    ['/campus-estudio/diario-guiado', 'Diario guiado', 'notebook-pen'],
    ['/campus-estudio/briefing', 'Briefing', 'newspaper'],
    ['/pildora', 'Píldoras', 'pill'],
    ['/infografia', 'Infografías', 'chart-column'],
    ['/3d-procedimiento', 'Procedimientos en 3D', 'box'],
    ['/explicacion-animada', 'Animadas', 'clapperboard'],
  ]),
  ...group('Compañía', [
    ['/campus-estudio/patrulla', 'Patrulla', 'users'],
    ['/foro', 'Foro', 'messages-square'],
    [MESSAGES, 'Mensajes', 'message-circle'],
    ['/asistente-vega', 'Vega', 'sparkles'],
    ['/campus-estudio/salas-voz', 'Salas de voz', 'audio-lines'],
    ['/campus-estudio/acompanamiento', 'Acompañamiento', 'user-round-check'],
    ['/preparador', 'Mis candidatos', 'clipboard-list', { may: 'may:coach-candidates' }],
    ['/campus-estudio/muro-exitos', 'Muro de éxitos', 'trophy'],
    ['/campus-estudio/embajadores', 'Embajadores', 'handshake'],
  ]),
];
