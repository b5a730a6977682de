/** Header entries. `cuenta` is the user's avatar or the guest's user icon. */
export type NavItem =
  | 'inicio'
  | 'oposiciones'
  | 'tienda'
  | 'planes'
  | 'blog'
  | 'contacto'
  | 'test-nivel'
  | 'campus'
  | 'cuenta';

export type NavLink = { item: NavItem; label: string; path: string };

/** In header order (spec 2.2). */
export const mainLinks = [
  { item: 'inicio', label: 'Inicio', path: '/' },
  { item: 'oposiciones', label: 'Oposiciones', path: '/oposiciones' },
  { item: 'tienda', label: 'Tienda', path: '/tienda' },
  { item: 'planes', label: 'Planes', path: '/planes' },
  { item: 'blog', label: 'Blog', path: '/blog' },
  { item: 'contacto', label: 'Contacto', path: '/contacto' },
] as const satisfies readonly NavLink[];

export const levelTestLink = {
  item: 'test-nivel',
  label: 'Test Nivel',
  path: '/prueba-nivel-gratis',
} as const satisfies NavLink;

export const campusLink = {
  item: 'campus',
  label: 'Campus',
  path: '/campus-estudio',
} as const satisfies NavLink;

/** Part of the campus, but open to everyone and no part of the selection process: a guest has no entry for them. */
const openPaths = [
  '/protocolos',
  '/protocolos-modern',
  '/viogen',
  '/accidentes',
  '/asistente-policial',
  '/foro',
];

/** Path prefixes by entry. `/` is an exact match. */
const pathsByItem: Record<NavItem, readonly string[]> = {
  inicio: ['/', '/home-pruebas'],
  oposiciones: [
    '/oposiciones',
    '/oposiciones2',
    '/recursos-juridicos',
    '/codificado',
    '/constitucion-espanola',
    '/esquemas',
    '/esquema-tema-6',
    '/prueba-esquemas',
  ],
  tienda: ['/tienda', '/producto', '/stripe-checkout', '/checkout-success', '/test-checkout'],
  planes: ['/planes', '/checkout'],
  blog: ['/blog'],
  contacto: ['/contacto', '/legal', '/enlaces'],
  'test-nivel': ['/prueba-nivel-gratis', '/quiz', '/premium-exam'],
  campus: [
    '/campus-estudio',
    '/study',
    '/herramientas',
    '/herramientas-grid',
    ...openPaths,
    '/simulador-entrevista',
    '/juego-flashcard-premium',
    '/progreso',
    '/bitacora',
    '/hoja-servicios',
  ],
  cuenta: [
    '/perfil',
    '/ajustes',
    '/configuracion',
    '/login',
    '/auth',
    '/register',
    '/registro',
    '/test-login',
  ],
};

const itemByPath = new Map(
  Object.entries(pathsByItem).flatMap(([item, paths]) => paths.map((path) => [path, item] as const)),
);

const isNavItem = (item: string): item is NavItem => item in pathsByItem;

/** Guests have no Campus entry, so its pages highlight Oposiciones. */
function forVisitor(item: NavItem, path: string, signedIn: boolean): NavItem | undefined {
  if (item !== 'campus' || signedIn) return item;
  return openPaths.includes(path) ? undefined : 'oposiciones';
}

/** The nearest listed ancestor decides: `/blog/12` is Blog. */
export function activeItem(path: string, signedIn: boolean): NavItem | undefined {
  if (path === '/') return 'inicio';
  for (let rest = path.replace(/\/+$/, ''); rest !== ''; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    const item = itemByPath.get(rest);
    if (item !== undefined && isNavItem(item)) return forVisitor(item, rest, signedIn);
  }
  return undefined;
}

/** Sections of the home page and the entry that each one highlights. */
export const homeSections = {
  inicio: 'inicio',
  about: 'inicio',
  oposiciones: 'oposiciones',
  quiz: 'test-nivel',
  foro: 'blog',
  contacto: 'contacto',
} as const satisfies Record<string, NavItem>;

export type HomeSection = keyof typeof homeSections;

export const homeSectionIds: readonly string[] = Object.keys(homeSections);

export const isHomeSection = (id: string): id is HomeSection => id in homeSections;

/** `top` is relative to the viewport. */
export type SectionTop = { id: HomeSection; top: number };

/** The last section above the reading line, or at the end of the page the last one. */
export function sectionInView(
  tops: readonly SectionTop[],
  readingLine: number,
  atEnd: boolean,
): HomeSection | undefined {
  const inOrder = [...tops].sort((a, b) => a.top - b.top);
  const reached = atEnd ? inOrder.at(-1) : inOrder.findLast((section) => section.top <= readingLine);
  return (reached ?? inOrder[0])?.id;
}
