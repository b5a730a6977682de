import { pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import type { Route } from './+types/campus-page';
import { AmbassadorBoard } from './ambassador-board';
import { BoardSkeleton } from './board-skeleton';
import { boardReads } from './read-board';

export const meta = titled('Embajadores');

const head = <CampusHead above="Compañía" title="Embajadores" />;

export const clientLoader = pageLoader(boardReads, async (load, { url }) => ({
  ...(await load()),
  origin: url.origin,
}));

export default function CampusAmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return <AmbassadorBoard head={head} board={loaderData} />;
}

export const HydrateFallback = () => <BoardSkeleton head={head} />;
