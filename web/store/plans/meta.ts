import { billings, planIds, plans } from '@atalaya/core/store/plans';
import { planFaqs } from '@atalaya/core/store/plans-content';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../platform/page-meta';

const description =
  'Tres planes para preparar la oposición a Policía Nacional: Básico 7,99 €, Plus 39,99 € y Elite 99,99 € al mes, IVA incluido. Sin permanencia y con 30 días de garantía.';

const billingWords = { monthly: 'mensual', quarterly: 'trimestral', annual: 'anual' } as const;

const offers = (origin: string) =>
  planIds.flatMap((id) =>
    billings.map((billing) => ({
      '@type': 'Offer',
      name: `Plan ${plans[id].name}, ${billingWords[billing]}`,
      price: (plans[id].cents[billing] / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `${origin}/planes`,
    })),
  );

export const plansMeta = (origin: string): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/planes',
    title: 'Planes y precios',
    description,
    crumb: 'Planes',
    image: { path: '/share/planes.png', alt: 'Una torre al amanecer: elige cuánto quieres apretar' },
    data: [
      {
        '@type': 'Product',
        name: 'Preparación de la oposición a Policía Nacional',
        description,
        image: `${origin}/share/planes.png`,
        brand: { '@type': 'Brand', name: 'Atalaya' },
        offers: offers(origin),
      },
      {
        '@type': 'FAQPage',
        mainEntity: planFaqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
