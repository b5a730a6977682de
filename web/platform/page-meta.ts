import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';

type PublicPage = {
  origin: string;
  /** The address that search engines should keep. */
  path: string;
  /** Without the brand, which is put behind it. */
  title: string;
  description: string;
  /** The picture that is shown where the page is shared, 1200 × 630; the home page's where it has none of its own. */
  image?: { path: string; alt: string };
  /** The name of the page in the trail of search results; leave it out where there is no trail. */
  crumb?: string;
  /** Schema.org objects without their context. */
  data?: readonly Record<string, unknown>[];
};

const towerAtDawn = { path: '/home/og.png', alt: `Una torre al amanecer y el lema: ${brand.slogan}` };

/** How a public page presents itself to search engines and where it is shared. */
export function pageMeta(page: PublicPage): MetaDescriptor[] {
  const { origin, description, image = towerAtDawn } = page;
  const title = `${page.title} | ${brand.name}`;
  const address = origin + page.path;
  const data = [...(page.data ?? []), ...(page.crumb ? [trail(origin, page.path, page.crumb)] : [])];
  return [
    { title },
    { name: 'description', content: description },
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
