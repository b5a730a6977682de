import { hasWords } from '@atalaya/core/platform/fold';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { ButtonLink } from '../ui/button';
import { Input } from '../ui/forms/input';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/laws-page';
import { LawCard } from './law-card';

export const handle = { audience: 'guest' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const laws = await callFrom(context)('GET /api/laws');
  return {
    laws: laws.toSorted((a, b) => b.expected - a.expected || (a.shortName < b.shortName ? -1 : 1)),
    origin: new URL(request.url).origin,
  };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/recursos-juridicos',
        title: 'Las leyes del temario de Policía Nacional',
        description:
          'Para qué sirve cada ley de la oposición, qué artículos pide cada tema, cuánto se pregunta y el enlace al texto oficial del BOE.',
        crumb: 'Recursos jurídicos',
      })
    : [];

export default function LawsPage({ loaderData: { laws } }: Route.ComponentProps) {
  const [words, setWords] = useState('');
  const found = laws.filter(({ name, shortName, topics }) =>
    hasWords(`${name} ${shortName} ${topics.map(({ number }) => `tema ${number}`).join(' ')}`, words),
  );
  return (
    <div className="page-width py-9 md:py-14">
      <h1 className="text-h1">Recursos jurídicos</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">
        {formatCount(laws.length, 'ley', 'leyes')} del temario, de la más preguntada a la menos: para qué
        sirve cada una, qué artículos pide cada tema y dónde leer el texto oficial.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to="/codificado">Buscar un artículo</ButtonLink>
        <ButtonLink variant="outline" to="/constitucion-espanola">
          La Constitución, artículo por artículo
        </ButtonLink>
      </div>
      <search className="mt-7 block max-w-130">
        <Input
          label="Filtrar las leyes"
          hideLabel
          type="search"
          maxLength={100}
          autoComplete="off"
          icon={<Search />}
          placeholder="Nombre de la ley o «tema 21»"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </search>
      <p className="sr-only" role="status">
        {formatCount(found.length, 'ley', 'leyes')}
      </p>
      {found.length === 0 ? (
        <EmptyState title="Ninguna ley con esas palabras">
          Prueba con su número («4/2015»), su abreviatura («LECrim») o un tema («tema 21»).
        </EmptyState>
      ) : (
        <ul className="mt-7 grid gap-5 lg:grid-cols-2">
          {found.map((law) => (
            <LawCard key={law.id} law={law} />
          ))}
        </ul>
      )}
    </div>
  );
}
