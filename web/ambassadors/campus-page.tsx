import { brand } from '@atalaya/core/brand';
import type { Route } from './+types/campus-page';
import { AmbassadorBoard } from './ambassador-board';
import { readBoard } from './read-board';

export const meta: Route.MetaFunction = () => [{ title: `Embajadores | ${brand.name}` }];

export const loader = (args: Route.LoaderArgs) => readBoard(args);

export default function CampusAmbassadorsPage({ loaderData }: Route.ComponentProps) {
  return <AmbassadorBoard board={loaderData} />;
}
