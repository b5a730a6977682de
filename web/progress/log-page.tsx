import { pageCount } from '@atalaya/core/platform/paging';
import { redirect } from 'react-router';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { resolveUser } from '../platform/session';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { Pagination } from '../ui/pagination';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/log-page';
import { LogList } from './log-list';
import { OwnErrorBoundary, OwnFrame } from './own-frame';

export const meta = titled('Bitácora');

const PAGE_SIZE = 20;

const requestOf = (url: URL) => ({
  query: {
    page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
    pageSize: PAGE_SIZE,
  },
});

const SAMPLE = '/bitacora/ejemplo';

export const handle: PageHandle = { guestsTo: SAMPLE };

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/progress/log', requestOf(url)),
  async (load) => {
    if (!(await resolveUser())) throw redirect(SAMPLE);
    return { log: await load() };
  },
);

export default function LogPage({ loaderData: { log } }: Route.ComponentProps) {
  const pages = pageCount(log.total, log.pageSize);
  return (
    <OwnFrame>
      <CampusHead title="Bitácora" above={`${log.total} ${log.total === 1 ? 'día' : 'días'} con estudio`} />
      {log.items.length === 0 ? (
        <EmptyState
          title={log.total === 0 ? 'Tu bitácora está en blanco' : 'Esta página no tiene días'}
          action={<ButtonLink to="/study">Empezar una sesión</ButtonLink>}
        >
          Cada día que estudies quedará aquí: qué temas, cuánto tiempo y cómo fue.
        </EmptyState>
      ) : (
        <LogList days={log.items} />
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination label="Páginas de la bitácora" page={log.page} pages={pages} />
        </div>
      )}
    </OwnFrame>
  );
}

export const ErrorBoundary = OwnErrorBoundary;

export const HydrateFallback = () => (
  <OwnFrame>
    <CampusSkeleton title="Bitácora">
      <RowsSkeleton rows={6} className="h-24" />
    </CampusSkeleton>
  </OwnFrame>
);
