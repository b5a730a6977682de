import { formatEuros } from '@atalaya/core/platform/number-format';
import { billings, type Plan } from '@atalaya/core/store/plans';
import { planFaqs } from '@atalaya/core/store/plans-content';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../platform/page-meta';

const descriptionOf = (plans: readonly Plan[]): string => {
  const [basico, plus, elite] = plans.map(({ name, cents }) => `${name} ${formatEuros(cents.monthly)}`);
  return `Tres planes para preparar la oposición a Policía Nacional: ${basico}, ${plus} y ${elite} al mes, IVA incluido. Sin permanencia y con 30 días de garantía.`.replaceAll(
    '\u00a0',
    ' ',
  );
};

const billingWords = { monthly: 'mensual', quarterly: 'trimestral', annual: 'anual' } as const;

const offers = (origin: string, plans: readonly Plan[]) =>
  plans.flatMap(({ name, cents }) =>
    billings.map((billing) => ({
      '@type': 'Offer',
      name: `Plan ${name}, ${billingWords[billing]}`,
      price: (cents[billing] / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `${origin}/planes`,
    })),
  );

export function plansMeta(origin: string, plans: readonly Plan[]): MetaDescriptor[] {
  const description = descriptionOf(plans);
  return pageMeta({
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
        offers: offers(origin, plans),
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
}
