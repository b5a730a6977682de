import type { Route } from './+types/list-page';
import { Catalogue } from './catalogue';
import { catalogueHead } from './protocol-meta';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: catalogueHead(new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: catalogueHead(window.location.origin) });

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProtocolsPage() {
  return <Catalogue view="list" />;
}
