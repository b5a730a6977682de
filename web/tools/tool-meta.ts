import { brand } from '@atalaya/core/brand';
import { type ToolId, toolOf, toolPath } from '@atalaya/core/tools/catalogue';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';

export const toolHead = (id: ToolId, origin: string): MetaDescriptor[] => {
  const { title, description, name } = toolOf(id);
  return pageMeta({
    origin,
    path: toolPath(id),
    title,
    description,
    crumb: name,
    data: [
      {
        '@type': 'WebApplication',
        name: title,
        description,
        url: origin + toolPath(id),
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'Web',
        inLanguage: 'es',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
        provider: { '@type': 'EducationalOrganization', name: brand.name },
      },
    ],
  });
};

/** Both views have the canonical address of the list. */
export const hubHead = (origin: string): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/herramientas',
    title: 'Herramientas policiales gratis',
    description:
      'Alcoholímetro, letra del DNI y NIE, documentoscopia y MRZ, bastidor, ITV y limpieza del arma: gratis, sin cuenta, sin conexión y con el artículo que se aplica.',
    crumb: 'Herramientas',
  });
