import { SAMPLE_SCHEME } from '@atalaya/core/syllabus/access';
import { topicNumberIn } from '@atalaya/core/syllabus/reading/reading';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { HttpError } from '../../platform/http-error';
import { callFrom } from '../../platform/page-context';
import { titled } from '../../platform/page-title';
import { ButtonLink } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import type { Route } from './+types/scheme-game-page';
import { LockedScheme, schemeQuery } from './one-scheme';
import { SchemeGame } from './scheme-game';

export const handle = { audience: 'guest', query: ['tema'] };

export const meta = titled('Reconstruye el esquema', {
  description:
    'Las casillas siguen en su sitio y las fichas se han caído: devuelve cada una a su lugar del esquema.',
});

export async function loader({ context }: Route.LoaderArgs) {
  const topics = await callFrom(context)('GET /api/topics');
  return {
    topics: topics
      .filter(({ counts }) => counts.schemes > 0)
      .map(({ number, shortTitle }) => ({ number, shortTitle })),
  };
}

export default function SchemeGamePage({ loaderData: { topics } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const asked = topicNumberIn(search.get('tema') ?? '') ?? SAMPLE_SCHEME;
  const number = topics.some((topic) => topic.number === asked) ? asked : SAMPLE_SCHEME;
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="text-h1">Reconstruye el esquema</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">
        Las casillas siguen en su sitio; las fichas se han caído. Devuelve cada una a la suya.
      </p>
      <div className="mt-7 mb-10 flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Select
            label="Tema"
            value={String(number)}
            options={topics.map((topic) => ({
              value: String(topic.number),
              label: `${topic.number}. ${topic.shortTitle}`,
            }))}
            onChange={(event) => setSearch({ tema: event.target.value }, { preventScrollReset: true })}
          />
        </div>
        <ButtonLink
          to={number === SAMPLE_SCHEME ? `/esquema-tema-${SAMPLE_SCHEME}` : `/esquemas?tema=${number}`}
          variant="outline"
        >
          Ver el esquema
        </ButtonLink>
      </div>
      <Game key={number} number={number} />
    </div>
  );
}

function Game({ number }: { number: number }) {
  const { data, error, refetch } = useQuery(schemeQuery(number));
  if (data) return <SchemeGame scheme={data} />;
  if (error instanceof HttpError && (error.status === 401 || error.status === 403))
    return <LockedScheme isGuest={error.status === 401} number={number} />;
  if (error)
    return (
      <ErrorState title="No se ha podido cargar el esquema" retry={refetch}>
        Comprueba tu conexión.
      </ErrorState>
    );
  return (
    <output aria-label="Cargando el esquema" className="grid gap-8 lg:grid-cols-[5fr_7fr]">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </output>
  );
}
