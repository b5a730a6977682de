import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';

export const blogMeta = (origin: string): MetaDescriptor[] => [
  ...pageMeta({
    origin,
    path: '/blog',
    title: 'Blog de la oposición a Policía Nacional',
    description:
      'Técnicas de estudio, normativa explicada, casos prácticos, pruebas físicas y entrevista: lo que conviene saber para preparar la Escala Básica.',
    crumb: 'Blog',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Blog de Atalaya',
    href: '/blog/rss.xml',
  },
];
