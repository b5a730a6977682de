import { brand } from '@atalaya/core/brand';
import { pageMeta } from '../platform/page-meta';
import type { Route } from './+types/steps-page';
import { Steps } from './steps';

export const handle = { audience: 'guest', query: ['paso'] } as const;

const headOf = (origin: string) =>
  pageMeta({
    origin,
    path: '/oposiciones2',
    title: 'Calcula tu nota de Policía Nacional, paso a paso',
    description:
      'Cuatro pasos: conocimientos con la fórmula oficial, físicas con las tablas del BOE, méritos y nota final con desempate. Sin cuenta y sin enviar nada.',
    crumb: 'Guía con calculadoras',
    image: { path: '/share/calculadora.png', alt: 'Una torre al amanecer: calcula tu nota, paso a paso' },
    data: [
      {
        '@type': 'WebApplication',
        name: 'Calculadora de la oposición a Policía Nacional',
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'Web',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
        provider: { '@type': 'EducationalOrganization', name: brand.name },
      },
    ],
  });

// Built on the server, so that the browser loads no code for it.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

// The metadata is the same for every step.
export const shouldRevalidate = () => false;

export default Steps;
