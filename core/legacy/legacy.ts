/** The name of the flag, in sessionStorage and as a cookie: the server refuses pages without the cookie. */
export const LEGACY_FLAG = 'atalaya.legacy-auth';
export const ADMITTED = 'true';

export const isAdmitted = (flag: string | null): boolean => flag === ADMITTED;

/** The guard only redirects back to pages of the classic area. */
export const isLegacyPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/legacy\/\w/.test(path);

export type ClassicPage = { path: `/legacy/${string}`; title: string; text: string };

/** Sent with the pages of the classic area until the browser is closed. */
export const legacyCookie = (isInside: boolean): string =>
  `${LEGACY_FLAG}=${ADMITTED}; Path=/legacy; SameSite=Lax${isInside ? '' : '; Max-Age=0'}`;

export const CLASSIC_HOME = '/legacy/herramientas-grid';

/** The list on /legacy. Add an entry with each new page. */
export const classicPages: readonly ClassicPage[] = [
  { path: CLASSIC_HOME, title: 'Todas las herramientas', text: 'El índice de lo que hay, en una página.' },
  { path: '/legacy/herramientas', title: 'Herramientas', text: 'Cada herramienta y para qué sirve.' },
  {
    path: '/legacy/herramientas/alcoholimetro',
    title: 'Alcoholímetro',
    text: 'Dos medidas, el margen y la consecuencia.',
  },
  { path: '/legacy/asistente-policial', title: 'Asistente policial', text: 'Preguntas con su fuente.' },
  { path: '/legacy/asistente-vega', title: 'Vega', text: 'Tu siguiente paso, con el motivo.' },
  { path: '/legacy/test', title: 'Test', text: 'Las diez preguntas del día.' },
  { path: '/legacy/foro', title: 'Foro', text: 'Preguntas y respuestas entre opositores.' },
  { path: '/legacy/foro/nuevo', title: 'Nuevo tema', text: 'Haz tu pregunta en el foro.' },
  { path: '/legacy/protocolos', title: 'Protocolos', text: 'Cada protocolo entero, por escrito.' },
];
