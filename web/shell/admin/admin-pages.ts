import { permissionOfPage } from '@atalaya/core/auth/admin-pages';
import { type Held, holds } from '@atalaya/core/auth/roles';
import {
  AudioLines,
  BellRing,
  BookMarked,
  BookOpen,
  Brain,
  Calculator,
  CalendarClock,
  ChartColumn,
  CheckCheck,
  FileCheck,
  FileDown,
  Funnel,
  Gamepad2,
  Gauge,
  Gem,
  Handshake,
  Hash,
  Headphones,
  HeartHandshake,
  History,
  Inbox,
  KeyRound,
  Landmark,
  Languages,
  Layers,
  ListChecks,
  type LucideIcon,
  Mail,
  MailPlus,
  Medal,
  MessageSquare,
  MessagesSquare,
  Mic,
  Network,
  Newspaper,
  PenLine,
  Receipt,
  Repeat,
  Scale,
  ScrollText,
  Send,
  ShieldUser,
  ShoppingBag,
  SpellCheck,
  Star,
  Tag,
  Tags,
  TextSearch,
  Trophy,
  Users,
  Wrench,
  Zap,
} from 'lucide-react';

export type AdminPage = {
  group: string | null;
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Another address of the same page. */
  also?: string;
};

/** Every admin page in the order of the rail. A feature adds a line here and a route in its routes.ts. */
export const adminPages: readonly AdminPage[] = [
  { group: null, path: '/admin', label: 'Panel', Icon: Gauge },
  { group: 'Contenido', path: '/admin/temario', label: 'Temario', Icon: BookOpen },
  { group: 'Contenido', path: '/admin/preguntas-test', label: 'Preguntas de test', Icon: ListChecks },
  { group: 'Contenido', path: '/admin/verdadero-falso', label: 'Verdadero o falso', Icon: CheckCheck },
  { group: 'Contenido', path: '/admin/examenes-oficiales', label: 'Exámenes oficiales', Icon: FileCheck },
  { group: 'Contenido', path: '/admin/simulacros', label: 'Simulacros', Icon: CalendarClock },
  { group: 'Contenido', path: '/admin/psicotecnicos', label: 'Psicotécnicos', Icon: Brain },
  { group: 'Contenido', path: '/admin/ingles', label: 'Inglés', Icon: Languages },
  { group: 'Contenido', path: '/admin/corrector-test', label: 'Corrector', Icon: Wrench },
  { group: 'Contenido', path: '/admin/flashcards', label: 'Flashcards', Icon: Layers },
  { group: 'Contenido', path: '/admin/esquemas', label: 'Esquemas', Icon: Network },
  { group: 'Contenido', path: '/admin/terminos', label: 'Términos', Icon: SpellCheck },
  { group: 'Contenido', path: '/admin/juegos-educativos', label: 'Juegos', Icon: Gamepad2 },
  { group: 'Contenido', path: '/admin/premium', label: 'Contenido premium', Icon: Gem },
  { group: 'Contenido', path: '/admin/palabras-explicadas', label: 'Palabras explicadas', Icon: TextSearch },
  { group: 'Contenido', path: '/admin/normas', label: 'Normas', Icon: Landmark },
  { group: 'Contenido', path: '/admin/articulos', label: 'Artículos', Icon: BookMarked },
  { group: 'Contenido', path: '/admin/cambios-ley', label: 'Cambios de ley', Icon: History },
  { group: 'Contenido', path: '/admin/blog', label: 'Entradas del blog', Icon: Newspaper },
  { group: 'Contenido', path: '/admin/blog/autores', label: 'Autores del blog', Icon: PenLine },
  { group: 'Contenido', path: '/admin/podcast', label: 'Podcast', Icon: Headphones },
  { group: 'Contenido', path: '/admin/recursos-gratuitos', label: 'Recursos gratuitos', Icon: FileDown },
  { group: 'Contenido', path: '/admin/comentarios', label: 'Comentarios', Icon: MessageSquare },
  { group: 'Contenido', path: '/admin/foro/categorias', label: 'Categorías del foro', Icon: MessagesSquare },
  { group: 'Contenido', path: '/admin/foro/filtros', label: 'Filtros del foro', Icon: Funnel },
  { group: 'Personas', path: '/admin/foro/moderacion', label: 'Moderación', Icon: Scale },
  { group: 'Personas', path: '/admin/estadisticas', label: 'Estadísticas', Icon: ChartColumn },
  { group: 'Personas', path: '/admin/usuarios', label: 'Usuarios', Icon: Users },
  { group: 'Personas', path: '/admin/rangos', label: 'Rangos y medallas', Icon: Medal },
  { group: 'Personas', path: '/admin/entrevistas', label: 'Entrevistas', Icon: Mic },
  { group: 'Personas', path: '/admin/acompanamiento', label: 'Acompañamiento', Icon: HeartHandshake },
  { group: 'Personas', path: '/admin/muro-exitos', label: 'Muro de éxitos', Icon: Trophy },
  { group: 'Personas', path: '/admin/salas-voz', label: 'Salas de voz', Icon: AudioLines },
  { group: 'Personas', path: '/admin/contacto', label: 'Contacto', Icon: Inbox },
  { group: 'Personas', path: '/admin/boletin', label: 'Boletín', Icon: Send },
  { group: 'Personas', path: '/admin/boletin/envios', label: 'Envíos', Icon: MailPlus },
  { group: 'Personas', path: '/admin/push-notifications', label: 'Avisos push', Icon: BellRing },
  { group: 'Negocio', path: '/admin/tienda', label: 'Productos', Icon: ShoppingBag },
  { group: 'Negocio', path: '/admin/tienda/categorias', label: 'Categorías de la tienda', Icon: Tags },
  { group: 'Negocio', path: '/admin/tienda/ofertas', label: 'Ofertas relámpago', Icon: Zap },
  { group: 'Negocio', path: '/admin/tienda/opiniones', label: 'Opiniones', Icon: Star },
  { group: 'Negocio', path: '/admin/pedidos', label: 'Pedidos', Icon: Receipt },
  { group: 'Negocio', path: '/admin/suscripciones', label: 'Suscripciones', Icon: Repeat },
  { group: 'Negocio', path: '/admin/contabilidad', label: 'Contabilidad', Icon: Calculator },
  { group: 'Negocio', path: '/admin/cupones', label: 'Cupones', Icon: Tag },
  { group: 'Negocio', path: '/admin/embajadores', label: 'Embajadores', Icon: Handshake },
  { group: 'Negocio', path: '/admin/cifras', label: 'Cifras', Icon: Hash },
  {
    group: 'Negocio',
    path: '/negocio/paginas-legales',
    also: '/admin/negocio/paginas-legales',
    label: 'Páginas legales',
    Icon: Scale,
  },
  { group: 'Sistema', path: '/admin/equipo', label: 'Equipo', Icon: ShieldUser },
  { group: 'Sistema', path: '/admin/apis', label: 'Claves de la API', Icon: KeyRound },
  { group: 'Sistema', path: '/admin/correo', label: 'Correo', Icon: Mail },
  { group: 'Sistema', path: '/admin/auditoria', label: 'Auditoría', Icon: ScrollText },
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
