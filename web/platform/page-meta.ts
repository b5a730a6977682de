import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';
import { headOf, titleOf } from './page-title';

type PublicPage = {
  origin: string;
  /** The canonical path. */
  path: string;
  /** Without the brand name, which is appended. */
  title: string;
  description: string;
  /** The share image, 1200 × 630; defaults to the home page's. */
  image?: { path: string; alt: string };
  /** The page's name in breadcrumbs; omit it where there are none. */
  crumb?: string;
  /** Schema.org objects without `@context`. */
  data?: readonly Record<string, unknown>[];
};

const towerAtDawn = { path: '/home/og.png', alt: `Una torre al amanecer y el lema: ${brand.slogan}` };

export function pageMeta(page: PublicPage): MetaDescriptor[] {
  const { origin, description, image = towerAtDawn } = page;
  const title = titleOf(page.title);
  const address = origin + page.path;
  const data = [...(page.data ?? []), ...(page.crumb ? [trail(origin, page.path, page.crumb)] : [])];
  return [
    ...headOf(page.title, { description }),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + image.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((one) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...one } })),
  ];
}

const trail = (origin: string, path: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name, item: origin + path },
  ],
});
