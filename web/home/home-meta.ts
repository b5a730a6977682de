import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';

const title = `${brand.slogan} | ${brand.name}`;
const description =
  'Prepara la oposición a Policía Nacional con los 45 temas, más de 15.000 preguntas y un plan que sabe qué te toca hoy. Desde 9,95 €/mes, sin permanencia.';

/** Both variants have `/` as canonical address. */
export function homeMeta(origin: string): MetaDescriptor[] {
  const image = `${origin}/home/og.png`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}/` },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Una torre al amanecer y el lema: Tu plaza empieza aquí' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'EducationalOrganization',
        name: brand.name,
        legalName: brand.legalName,
        slogan: brand.slogan,
        description,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        image,
        email: brand.email,
        telephone: brand.phone,
        sameAs: Object.values(brand.social),
      },
    },
  ];
}
