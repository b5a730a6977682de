import type { Route } from './+types/grid-page';
import { Catalogue } from './catalogue';
import { hubHead } from './tool-meta';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ head: hubHead(new URL(request.url).origin) });

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: hubHead(window.location.origin) });

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ToolsPage() {
  return <Catalogue view="grid" />;
}
