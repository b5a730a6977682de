import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { orNotFound } from '../platform/not-found';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/constitution-page';
import { ConstitutionMap } from './constitution-map';
import { HeatNote } from './heat';
import { LawParts } from './law-parts';
import { lawTextLink } from './law-paths';
import { LawErrorBoundary } from './lost-law';
import { ReformList } from './reform-list';
import { useKnown } from './use-known';

export const handle = { audience: 'guest' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const law = await callFrom(context)('GET /api/laws/:law', { params: { law: 'ce' } }).catch(orNotFound);
  return { law, origin: new URL(request.url).origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/constitucion-espanola',
        title: 'La Constitución Española, artículo por artículo',
        description:
          'La estructura de la Constitución título a título, sus 169 artículos en una frase cada uno, el mapa, las reformas y su propio test.',
        crumb: 'Constitución Española',
      })
    : [];

export default function ConstitutionPage({ loaderData: { law } }: Route.ComponentProps) {
  const known = useKnown();
  const articles = law.parts.reduce((sum, part) => sum + part.articles.length, 0);
  return (
    <div className="page-width py-9 md:py-14">
      <h1 className="text-h1">La Constitución Española</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-pretty">{law.purpose}</p>
      <p className="mt-3 text-small text-muted">
        {formatCount(articles, 'artículo', 'artículos')} en nuestras palabras, comprobados con el{' '}
        <a href={lawTextLink(law.boe)} className="link">
          texto oficial del BOE
        </a>{' '}
        del {longDay(law.validOn)}.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to={`/quiz?ley=${law.id}`}>Hacer el test de la Constitución</ButtonLink>
        <ButtonLink variant="outline" to="/codificado?ley=ce">
          Buscar un artículo
        </ButtonLink>
      </div>
      <ConstitutionMap parts={law.parts} />
      <LawParts parts={law.parts} known={known} />
      <ReformList updates={law.updates} title="Historia de sus reformas" />
      <div className="mt-6">
        <HeatNote />
      </div>
    </div>
  );
}

export const ErrorBoundary = LawErrorBoundary;
