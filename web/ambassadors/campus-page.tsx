import { brand } from '@atalaya/core/brand';
import type { PageHandle } from '../platform/page-handle';
import { CampusHead } from '../shell/campus/campus-head';
import type { Route } from './+types/campus-page';
import { AmbassadorBoard } from './ambassador-board';
import { BoardSkeleton } from './board-skeleton';
import { boardAddresses, readBoard } from './read-board';

export const meta: Route.MetaFunction = () => [{ title: `Embajadores | ${brand.name}` }];

export const handle: PageHandle = { preload: boardAddresses };

const head = <CampusHead above="Compañía" title="Embajadores" />;

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => readBoard(url);

export default function CampusAmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return <AmbassadorBoard head={head} board={loaderData} />;
}

export const HydrateFallback = () => <BoardSkeleton head={head} />;
