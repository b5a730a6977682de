import { brand } from '@atalaya/core/brand';
import type { PageHandle } from '../platform/page-handle';
import { requireUser } from '../platform/require-user';
import type { Route } from './+types/site-page';
import { AmbassadorBoard } from './ambassador-board';
import { BoardSkeleton } from './board-skeleton';
import { boardAddresses, readBoard } from './read-board';

export const meta: Route.MetaFunction = () => [
  { title: `Embajadores | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export const handle: PageHandle = { preload: boardAddresses };

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await requireUser({ url });
  return readBoard(url);
}

export default function AmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width py-9 md:py-14">
      <AmbassadorBoard head={<h1 className="text-h1">Embajadores</h1>} board={loaderData} />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="page-width py-9 md:py-14">
      <BoardSkeleton head={<h1 className="text-h1">Embajadores</h1>} />
    </div>
  );
}
