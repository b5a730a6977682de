import { notFound } from '../platform/not-found';
import type { Route } from './+types/protocol-page';
import { protocolOf } from './protocol-data';
import { protocolHead } from './protocol-meta';
import { ProtocolView } from './protocol-view';

export const handle = { audience: 'guest' } as const;

/** `/viogen` is `/protocolos/viogen`. */
async function readPage(url: URL) {
  const protocol = await protocolOf(
    url.pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '',
  );
  if (!protocol) throw notFound();
  return { protocol, head: protocolHead(protocol, url.origin) };
}

export const loader = ({ request }: Route.LoaderArgs) => readPage(new URL(request.url));

/** Reads the tree from a file of the build, so it works offline too. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readPage(new URL(request.url));

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProtocolPage({ loaderData }: Route.ComponentProps) {
  const { protocol } = loaderData;
  return <ProtocolView key={protocol.id} protocol={protocol} />;
}
