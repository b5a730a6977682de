import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { studyPath } from '@atalaya/core/review/study-path';
import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { ButtonLink } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { EmptyState } from '../../ui/state';
import { TabLinks } from '../../ui/tab-links';
import type { Route } from './+types/failures-page';
import { type FailureFilter, failureFilterIn, failureQuery } from './failure-filter';
import { FailureList } from './failure-list';

export const meta = titled('Mis fallos');

export const clientLoader = pageLoader(
  ({ url }) => ({
    topics: from('GET /api/study/failures/topics'),
    first: from('GET /api/study/failures', { query: failureFilterIn(url) }),
  }),
  async (load, { url }) => {
    const filter = failureFilterIn(url);
    const { topics, first } = await load();
    return { filter, topics, first };
  },
);

const PATH = '/campus-estudio/fallos';
const ABOVE = 'Todo lo que has fallado alguna vez';
const stateNames = { all: 'Todas', pending: 'Por recuperar', recovered: 'Recuperadas' } as const;

const addressWith = (filter: FailureFilter): string => {
  const query = failureQuery(filter);
  return query ? `${PATH}?${query}` : PATH;
};

export default function FailuresPage({ loaderData: { filter, topics, first } }: Route.ComponentProps) {
  const navigate = useNavigate();
  if (topics.length === 0) return <NoFailures />;
  const counts = countsOf(topics, filter.topic);
  const query = failureQuery(filter);
  return (
    <>
      <CampusHead title="Mis fallos" above={ABOVE} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Select
          label="Tema"
          fieldClassName="w-full sm:w-80"
          value={filter.topic ?? ''}
          onChange={(event) => {
            const topic = Number(event.target.value);
            void navigate(addressWith({ state: filter.state, ...(topic > 0 ? { topic } : {}) }), {
              preventScrollReset: true,
            });
          }}
          options={[
            { value: '', label: 'Todos los temas' },
            ...topics.map(({ number, shortTitle, all }) => ({
              value: String(number),
              label: `${number}. ${shortTitle} (${all})`,
            })),
          ]}
        />
        {counts[filter.state] > 0 && (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
            <ButtonLink to={studyPath({ only: 'failed', ...filter })}>Practicar</ButtonLink>
            <ButtonLink to={`${PATH}/imprimir${query && `?${query}`}`} variant="outline">
              <Printer />
              Imprimir
            </ButtonLink>
          </div>
        )}
      </div>
      <TabLinks
        label="Estado de las preguntas"
        tabs={(['all', 'pending', 'recovered'] as const).map((state) => ({
          to: addressWith({ ...filter, state }),
          current: filter.state === state,
          label: `${stateNames[state]} (${formatNumber(counts[state])})`,
        }))}
      />
      {first.items.length > 0 ? (
        <FailureList key={query} filter={filter} first={first} titles={titlesOf(topics)} />
      ) : (
        <EmptyState
          title={filter.state === 'recovered' ? 'Ninguna recuperada todavía' : 'Nada por recuperar'}
        >
          {filter.state === 'recovered'
            ? 'Cuando aciertes una que fallaste, pasará aquí sin dejar de estar en la lista.'
            : 'La última vez las acertaste todas. Siguen en «Todas», por si quieres volver a verlas.'}
        </EmptyState>
      )}
    </>
  );
}

type Topics = Answer<'GET /api/study/failures/topics'>;

const titlesOf = (topics: Topics): ReadonlyMap<number, string> =>
  new Map(topics.map(({ number, shortTitle }) => [number, shortTitle]));

function countsOf(topics: Topics, only: number | undefined) {
  const chosen = topics.filter(({ number }) => only === undefined || number === only);
  const all = chosen.reduce((sum, topic) => sum + topic.all, 0);
  const pending = chosen.reduce((sum, topic) => sum + topic.pending, 0);
  return { all, pending, recovered: all - pending };
}

const NoFailures = () => (
  <>
    <CampusHead title="Mis fallos" above={ABOVE} />
    <EmptyState
      title="Todavía no has fallado ninguna"
      action={<ButtonLink to="/test">Hacer un test</ButtonLink>}
    >
      Cada pregunta que falles se quedará aquí, también después de acertarla, para que puedas volver a ella.
    </EmptyState>
  </>
);

export const HydrateFallback = () => (
  <CampusSkeleton title="Mis fallos" above={ABOVE}>
    <RowsSkeleton rows={1} className="h-18 max-w-80" />
    <RowsSkeleton rows={5} className="h-28" />
  </CampusSkeleton>
);
