import { callFrom } from '../platform/page-context';
import type { PageHandle } from '../platform/page-handle';
import { pageMeta } from '../platform/page-meta';
import type { Route } from './+types/codified-page';
import { type CodifiedFilters, codifiedFilters, codifiedNames } from './codified-filters';
import { CodifiedResults } from './codified-results';
import { CodifiedSearch } from './codified-search';

export const handle: PageHandle = { audience: 'guest', query: codifiedNames };

const queryOf = ({ words, law, figures, asked, after }: CodifiedFilters) => ({
  q: words,
  ...(law && { law }),
  ...(figures && { figures: 'true' }),
  ...(asked && { asked: 'true' }),
  ...(after && { after }),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const filters = codifiedFilters(url.searchParams);
  const found = await callFrom(context)('GET /api/law-articles', { query: queryOf(filters) });
  return { filters, found, origin: url.origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/codificado',
        title: 'Codificado: los artículos que más conviene saber',
        description:
          'Busca entre los artículos de la oposición a Policía Nacional: qué resuelve cada uno en una frase, sus cifras y plazos, y cuánto se pregunta.',
        crumb: 'Codificado',
      })
    : [];

export default function CodifiedPage({ loaderData: { filters, found } }: Route.ComponentProps) {
  return (
    <div className="page-width py-9 md:py-14">
      <h1 className="text-h1">Codificado</h1>
      <CodifiedSearch filters={filters} direct={found.direct} />
      <CodifiedResults filters={filters} found={found} />
    </div>
  );
}
