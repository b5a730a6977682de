import { permissionOfPage } from '@atalaya/core/auth/admin-pages';
import { type Held, holds } from '@atalaya/core/auth/roles';

export type AdminPage = {
  group: string | null;
  path: string;
  label: string;
  /** A name of lucide's. The icons of the rail are in one file, icons.svg, that `npm run icons` writes. */
  icon: string;
  /** Another address of the same page. */
  also?: string;
};

/** Every admin page in the order of the rail. A feature adds a line here and a route in its routes.ts. */
export const adminPages: readonly AdminPage[] = [
  { group: null, path: '/admin', label: 'Panel', icon: 'gauge' },
  { group: 'Contenido', path: '/admin/temario', label: 'Temario', icon: 'book-open' },
  { group: 'Contenido', path: '/admin/preguntas-test', label: 'Preguntas de test', icon: 'list-checks' },
  { group: 'Contenido', path: '/admin/verdadero-falso', label: 'Verdadero o falso', icon: 'check-check' },
  { group: 'Contenido', path: '/admin/examenes-oficiales', label: 'Exámenes oficiales', icon: 'file-check' },
  { group: 'Contenido', path: '/admin/simulacros', label: 'Simulacros', icon: 'calendar-clock' },
  { group: 'Contenido', path: '/admin/psicotecnicos', label: 'Psicotécnicos', icon: 'brain' },
  { group: 'Contenido', path: '/admin/ingles', label: 'Inglés', icon: 'languages' },
  { group: 'Contenido', path: '/admin/corrector-test', label: 'Corrector', icon: 'wrench' },
  { group: 'Contenido', path: '/admin/flashcards', label: 'Flashcards', icon: 'layers' },
  { group: 'Contenido', path: '/admin/esquemas', label: 'Esquemas', icon: 'network' },
  { group: 'Contenido', path: '/admin/terminos', label: 'Términos', icon: 'spell-check' },
  { group: 'Contenido', path: '/admin/juegos-educativos', label: 'Juegos', icon: 'gamepad-2' },
  { group: 'Contenido', path: '/admin/premium', label: 'Contenido premium', icon: 'gem' },
  {
    group: 'Contenido',
    path: '/admin/palabras-explicadas',
    label: 'Palabras explicadas',
    icon: 'text-search',
  },
  { group: 'Contenido', path: '/admin/normas', label: 'Normas', icon: 'landmark' },
  { group: 'Contenido', path: '/admin/articulos', label: 'Artículos', icon: 'book-bookmark' },
  { group: 'Contenido', path: '/admin/cambios-ley', label: 'Cambios de ley', icon: 'rotate-ccw-clock' },
  { group: 'Contenido', path: '/admin/blog', label: 'Entradas del blog', icon: 'newspaper' },
  { group: 'Contenido', path: '/admin/blog/autores', label: 'Autores del blog', icon: 'pen-line' },
  { group: 'Contenido', path: '/admin/podcast', label: 'Podcast', icon: 'headphones' },
  { group: 'Contenido', path: '/admin/recursos-gratuitos', label: 'Recursos gratuitos', icon: 'file-down' },
  { group: 'Contenido', path: '/admin/comentarios', label: 'Comentarios', icon: 'message-square' },
  {
    group: 'Contenido',
    path: '/admin/foro/categorias',
    label: 'Categorías del foro',
    icon: 'messages-square',
  },
  { group: 'Contenido', path: '/admin/foro/filtros', label: 'Filtros del foro', icon: 'funnel' },
  { group: 'Personas', path: '/admin/foro/moderacion', label: 'Moderación', icon: 'scale' },
  { group: 'Personas', path: '/admin/estadisticas', label: 'Estadísticas', icon: 'chart-column' },
  { group: 'Personas', path: '/admin/usuarios', label: 'Usuarios', icon: 'users' },
  { group: 'Personas', path: '/admin/rangos', label: 'Rangos y medallas', icon: 'medal' },
  { group: 'Personas', path: '/admin/entrevistas', label: 'Entrevistas', icon: 'mic' },
  { group: 'Personas', path: '/admin/acompanamiento', label: 'Acompañamiento', icon: 'heart-handshake' },
  { group: 'Personas', path: '/admin/muro-exitos', label: 'Muro de éxitos', icon: 'trophy' },
  { group: 'Personas', path: '/admin/salas-voz', label: 'Salas de voz', icon: 'audio-lines' },
  { group: 'Personas', path: '/admin/contacto', label: 'Contacto', icon: 'inbox' },
  { group: 'Personas', path: '/admin/boletin', label: 'Boletín', icon: 'send' },
  { group: 'Personas', path: '/admin/boletin/envios', label: 'Envíos', icon: 'mail-plus' },
  { group: 'Personas', path: '/admin/push-notifications', label: 'Avisos push', icon: 'bell-ring' },
  { group: 'Negocio', path: '/admin/tienda', label: 'Productos', icon: 'shopping-bag' },
  { group: 'Negocio', path: '/admin/tienda/categorias', label: 'Categorías de la tienda', icon: 'tags' },
  { group: 'Negocio', path: '/admin/tienda/ofertas', label: 'Ofertas relámpago', icon: 'zap' },
  { group: 'Negocio', path: '/admin/tienda/opiniones', label: 'Opiniones', icon: 'star' },
  { group: 'Negocio', path: '/admin/pedidos', label: 'Pedidos', icon: 'receipt' },
  { group: 'Negocio', path: '/admin/suscripciones', label: 'Suscripciones', icon: 'repeat' },
  { group: 'Negocio', path: '/admin/contabilidad', label: 'Contabilidad', icon: 'calculator' },
  { group: 'Negocio', path: '/admin/cupones', label: 'Cupones', icon: 'tag' },
  { group: 'Negocio', path: '/admin/embajadores', label: 'Embajadores', icon: 'handshake' },
  { group: 'Negocio', path: '/admin/planes', label: 'Planes y precios', icon: 'badge-euro' },
  { group: 'Negocio', path: '/admin/cifras', label: 'Cifras', icon: 'hash' },
  {
    group: 'Negocio',
    path: '/negocio/paginas-legales',
    also: '/admin/negocio/paginas-legales',
    label: 'Páginas legales',
    icon: 'scale',
  },
  { group: 'Negocio', path: '/admin/webhooks', label: 'Webhooks', icon: 'webhook' },
  { group: 'Sistema', path: '/admin/equipo', label: 'Equipo', icon: 'shield-user' },
  { group: 'Sistema', path: '/admin/apis', label: 'Claves de la API', icon: 'key-round' },
  { group: 'Sistema', path: '/admin/correo', label: 'Correo', icon: 'mail' },
  { group: 'Sistema', path: '/admin/auditoria', label: 'Auditoría', icon: 'scroll-text' },
];

/** The page with the longest matching path. */
export function pageAt(pathname: string): AdminPage | undefined {
  const here = pathname.replace(/\/+$/, '') || '/';
  const [nearest = adminPages[0]] = adminPages
    .flatMap((page) => [page.path, ...(page.also ? [page.also] : [])].map((path) => ({ path, page })))
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)
    .map(({ page }) => page);
  return nearest;
}

/** Those that the account may open, under their headings. */
export const adminGroups = (user: Held | null): { label: string | null; pages: AdminPage[] }[] => {
  const open = adminPages.filter(({ path }) => holds(user, permissionOfPage(path)));
  const labels = [...new Set(open.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: open.filter(({ group }) => group === label) }));
};
