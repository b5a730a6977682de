import { brand } from '@atalaya/core/brand';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { pageCount } from '@atalaya/core/platform/paging';
import { addressOf, call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { Pagination } from '../ui/pagination';
import { Plate } from '../ui/plate';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/log-page';
import { hourWords, longDay, percentOf } from './words';

export const meta: Route.MetaFunction = () => [{ title: `Bitácora | ${brand.name}` }];

const PAGE_SIZE = 20;

const requestOf = (url: URL) => ({
  query: {
    page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
    pageSize: PAGE_SIZE,
  },
});

export const handle: PageHandle = {
  preload: ({ url }) => [addressOf('GET /api/progress/log', requestOf(url))],
};

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { log: await call('GET /api/progress/log', requestOf(url)) };
}

const sources = {
  exam: 'tests y simulacros',
  study: 'modo estudio',
  review: 'sesiones',
  'level-test': 'prueba de nivel',
} as const;

export default function LogPage({ loaderData: { log } }: Route.ComponentProps) {
  const pages = pageCount(log.total, log.pageSize);
  return (
    <>
      <CampusHead title="Bitácora" above={`${log.total} ${log.total === 1 ? 'día' : 'días'} con estudio`} />
      {log.items.length === 0 ? (
        <EmptyState
          title={log.total === 0 ? 'Tu bitácora está en blanco' : 'Esta página no tiene días'}
          action={<ButtonLink to="/study">Empezar una sesión</ButtonLink>}
        >
          Cada día que estudies quedará aquí: qué temas, cuánto tiempo y cómo fue.
        </EmptyState>
      ) : (
        <ol className="border-t border-line">
          {log.items.map((day) => (
            <li
              key={day.day}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <div>
                <h2 className="text-h4">{capitalize(longDay(day.day))}</h2>
                <p className="mt-1.5 text-small text-muted">
                  {hourWords(day.minutes)} · {day.answers} {day.answers === 1 ? 'respuesta' : 'respuestas'}
                  {day.right + day.wrong > 0 &&
                    ` · ${percentOf(day.right / (day.right + day.wrong))} % de acierto`}
                </p>
                <p className="mt-0.5 text-small text-muted">
                  {capitalize(day.sources.map(({ source }) => sources[source]).join(', '))}
                </p>
              </div>
              <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-2 sm:grid-cols-2">
                {day.topics.map((topic) => (
                  <li key={topic.number} className="flex items-center gap-3">
                    <Plate variant="outline" size="sm">
                      {topic.number}
                    </Plate>
                    <span className="min-w-0 flex-1 truncate text-small">{topic.title}</span>
                    <span className="text-small text-muted tabular-nums">
                      {topic.right} de {topic.answers}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination label="Páginas de la bitácora" page={log.page} pages={pages} />
        </div>
      )}
    </>
  );
}

export function HydrateFallback() {
  return (
    <CampusSkeleton title="Bitácora">
      <RowsSkeleton rows={6} className="h-24" />
    </CampusSkeleton>
  );
}
