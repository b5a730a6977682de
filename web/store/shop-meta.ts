import { pageMeta } from '../platform/page-meta';

export const shopMeta = (origin: string) =>
  pageMeta({
    origin,
    path: '/tienda',
    title: 'Tienda: temas, packs y cursos para Policía Nacional',
    description:
      'Cursos mes a mes, packs de pago único y contenido suelto del temario de la Escala Básica: temas, esquemas, test, simulacros, guías y plantillas.',
    crumb: 'Tienda',
  });
