import { brand } from '@atalaya/core/brand';
import { requireUser } from '../profile/require-user';
import type { Route } from './+types/site-page';
import { AmbassadorBoard } from './ambassador-board';
import { readBoard } from './read-board';

export const meta: Route.MetaFunction = () => [
  { title: `Embajadores | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return readBoard(args);
}

export default function AmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width py-9 md:py-14">
      <AmbassadorBoard board={loaderData} />
    </div>
  );
}
