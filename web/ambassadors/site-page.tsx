import { pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import type { Route } from './+types/site-page';
import { AmbassadorBoard } from './ambassador-board';
import { BoardSkeleton } from './board-skeleton';
import { boardReads } from './read-board';

export const meta = titled('Embajadores', { robots: 'noindex' });

export const clientLoader = pageLoader(boardReads, async (load, { url }) => {
  await requireUser({ url });
  return { ...(await load()), origin: url.origin };
});

export default function AmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width py-9 md:py-14">
      <AmbassadorBoard head={<h1 className="text-h1">Embajadores</h1>} board={loaderData} />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-9 md:py-14">
    <BoardSkeleton head={<h1 className="text-h1">Embajadores</h1>} />
  </div>
);
