import { toolHead } from '../tool-meta';
import type { Route } from './+types/weapon-page';
import { WeaponTool } from './weapon-tool';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: toolHead('limpieza-arma', new URL(request.url).origin),
});

/** Needs no request, so it works offline too. */
export const clientLoader = () => ({ head: toolHead('limpieza-arma', window.location.origin) });

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default WeaponTool;
