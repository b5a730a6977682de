import type { Permission } from '../../auth/roles';
import { type MenuPage, pageAt } from './menu';

type Line = readonly [path: string, label: string, icon: string, may?: Permission];

/** Closed by default: what says nothing belongs to the owner. */
const OWNER = 'may:administer';

const group = (name: string | null, lines: readonly Line[]): MenuPage[] =>
  lines.map(([path, label, icon, may = OWNER]) => ({ group: name, path, label, icon, may }));

/**
 * Every admin page in the order of the rail, and who may open it and what is below it in the address. A feature adds a
 * line here and a route in its routes.ts.
 */
export const adminPages: readonly MenuPage[] = [
  ...group(null, [['/admin', 'Panel', 'gauge', 'may:enter-admin']]),
  ...group('Contenido', [
    ['/admin/temario', 'Temario', 'book-open', 'may:edit-content'],
    ['/admin/preguntas-test', 'Preguntas de test', 'list-checks', 'may:edit-content'],
    ['/admin/verdadero-falso', 'Verdadero o falso', 'check-check', 'may:edit-content'],
    ['/admin/examenes-oficiales', 'Exámenes oficiales', 'file-check', 'may:edit-content'],
    ['/admin/simulacros', 'Simulacros', 'calendar-clock', 'may:edit-content'],
    ['/admin/psicotecnicos', 'Psicotécnicos', 'brain', 'may:edit-content'],
    ['/admin/ingles', 'Inglés', 'languages', 'may:edit-content'],
    ['/admin/corrector-test', 'Corrector', 'wrench', 'may:edit-content'],
    ['/admin/flashcards', 'Flashcards', 'layers', 'may:edit-content'],
    ['/admin/esquemas', 'Esquemas', 'network', 'may:edit-content'],
    ['/admin/terminos', 'Términos', 'spell-check', 'may:edit-content'],
    ['/admin/juegos-educativos', 'Juegos', 'gamepad-2', 'may:edit-content'],
    ['/admin/premium', 'Contenido premium', 'gem', 'may:edit-content'],
    ['/admin/palabras-explicadas', 'Palabras explicadas', 'text-search', 'may:edit-content'],
    ['/admin/normas', 'Normas', 'landmark', 'may:edit-content'],
    ['/admin/articulos', 'Artículos', 'book-bookmark', 'may:edit-content'],
    ['/admin/cambios-ley', 'Cambios de ley', 'rotate-ccw-clock', 'may:edit-content'],
    ['/admin/blog', 'Entradas del blog', 'newspaper', 'may:edit-content'],
    ['/admin/blog/autores', 'Autores del blog', 'pen-line', 'may:edit-content'],
    ['/admin/podcast', 'Podcast', 'headphones', 'may:edit-content'],
    ['/admin/recursos-gratuitos', 'Recursos gratuitos', 'file-down', 'may:edit-content'],
    ['/admin/comentarios', 'Comentarios', 'message-square', 'may:moderate'],
    ['/admin/foro/categorias', 'Categorías del foro', 'messages-square', 'may:moderate'],
    ['/admin/foro/filtros', 'Filtros del foro', 'funnel', 'may:moderate'],
  ]),
  ...group('Personas', [
    ['/admin/foro/moderacion', 'Moderación', 'scale', 'may:moderate'],
    ['/admin/estadisticas', 'Estadísticas', 'chart-column', 'may:edit-content'],
    ['/admin/usuarios', 'Usuarios', 'users', 'may:support-users'],
    ['/admin/rangos', 'Rangos y medallas', 'medal', 'may:edit-content'],
    ['/admin/entrevistas', 'Entrevistas', 'mic'],
    ['/admin/acompanamiento', 'Acompañamiento', 'heart-handshake'],
    ['/admin/muro-exitos', 'Muro de éxitos', 'trophy', 'may:moderate'],
    ['/admin/salas-voz', 'Salas de voz', 'audio-lines', 'may:moderate'],
    ['/admin/contacto', 'Contacto', 'inbox', 'may:support-users'],
    ['/admin/boletin', 'Boletín', 'send', 'may:run-business'],
    ['/admin/boletin/envios', 'Envíos', 'mail-plus', 'may:run-business'],
    ['/admin/push-notifications', 'Avisos push', 'bell-ring', 'may:run-business'],
  ]),
  ...group('Negocio', [
    ['/admin/tienda', 'Productos', 'shopping-bag', 'may:run-business'],
    ['/admin/tienda/categorias', 'Categorías de la tienda', 'tags', 'may:run-business'],
    ['/admin/tienda/ofertas', 'Ofertas relámpago', 'zap', 'may:run-business'],
    ['/admin/tienda/opiniones', 'Opiniones', 'star', 'may:moderate'],
    ['/admin/pedidos', 'Pedidos', 'receipt', 'may:support-users'],
    ['/admin/suscripciones', 'Suscripciones', 'repeat', 'may:support-users'],
    ['/admin/contabilidad', 'Contabilidad', 'calculator', 'may:run-business'],
    ['/admin/cupones', 'Cupones', 'tag', 'may:run-business'],
    ['/admin/embajadores', 'Embajadores', 'handshake', 'may:run-business'],
    ['/admin/planes', 'Planes y precios', 'badge-euro', 'may:run-business'],
    ['/admin/cifras', 'Cifras', 'hash', 'may:run-business'],
    ['/negocio/paginas-legales', 'Páginas legales', 'scale', 'may:run-business'],
    ['/admin/webhooks', 'Webhooks', 'webhook', 'may:run-business'],
  ]),
  ...group('Sistema', [
    ['/admin/equipo', 'Equipo', 'shield-user'],
    ['/admin/apis', 'Claves de la API', 'key-round'],
    ['/admin/correo', 'Correo', 'mail'],
    ['/admin/auditoria', 'Auditoría', 'scroll-text'],
  ]),
];

const DASHBOARD = '/admin';
/** The legal pages have two addresses. */
const inMenu = (pathname: string): string => pathname.replace(/^\/admin(?=\/negocio\/)/, '');

/** The page of this address in the menu; the dashboard, if it has none. */
export const adminPageAt = (pathname: string): MenuPage | undefined =>
  pageAt(adminPages, inMenu(pathname)) ?? pageAt(adminPages, DASHBOARD);

/** A page that is not listed belongs to the owner. */
export function permissionOfPage(pathname: string): Permission {
  const page = adminPageAt(pathname);
  const isOther = page?.path === DASHBOARD && pathname.replace(/\/+$/, '') !== DASHBOARD;
  return (isOther ? undefined : page?.may) ?? OWNER;
}
