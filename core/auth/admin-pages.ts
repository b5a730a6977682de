import type { Permission } from './roles';

/** Which permission opens which admin pages; the longest beginning of the path decides. */
const pages: Record<Exclude<Permission, 'may:coach-candidates' | 'may:administer'>, readonly string[]> = {
  'may:enter-admin': [],
  'may:edit-content': [
    '/admin/temario',
    '/admin/preguntas-test',
    '/admin/verdadero-falso',
    '/admin/examenes-oficiales',
    '/admin/simulacros',
    '/admin/psicotecnicos',
    '/admin/ingles',
    '/admin/corrector-test',
    '/admin/flashcards',
    '/admin/esquemas',
    '/admin/terminos',
    '/admin/juegos-educativos',
    '/admin/premium',
    '/admin/palabras-explicadas',
    '/admin/normas',
    '/admin/articulos',
    '/admin/cambios-ley',
    '/admin/blog',
    '/admin/podcast',
    '/admin/recursos-gratuitos',
    '/admin/estadisticas',
    '/admin/rangos',
  ],
  'may:moderate': [
    '/admin/comentarios',
    '/admin/foro',
    '/admin/muro-exitos',
    '/admin/salas-voz',
    '/admin/tienda/opiniones',
  ],
  'may:support-users': ['/admin/usuarios', '/admin/contacto', '/admin/pedidos', '/admin/suscripciones'],
  'may:run-business': [
    '/admin/boletin',
    '/admin/push-notifications',
    '/admin/tienda',
    '/admin/cupones',
    '/admin/embajadores',
    '/admin/contabilidad',
    '/admin/cifras',
    '/admin/planes',
    '/admin/webhooks',
    '/negocio',
    '/admin/negocio',
  ],
};

const isPermissionOfPages = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);

/** Closed by default: a page that is not listed belongs to the owner. */
export function permissionOfPage(pathname: string): Permission {
  const here = pathname.replace(/\/+$/, '');
  if (here === '/admin') return 'may:enter-admin';
  let found: { path: string; permission: Permission } | undefined;
  for (const permission of Object.keys(pages).filter(isPermissionOfPages))
    for (const path of pages[permission])
      if ((here === path || here.startsWith(`${path}/`)) && path.length > (found?.path.length ?? 0))
        found = { path, permission };
  return found?.permission ?? 'may:administer';
}
