import { orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { PieceFoot } from '../piece-foot';
import { PieceHead } from '../piece-head';
import type { Route } from './+types/infographic-page';
import { Downloads } from './downloads';
import { InfographicText } from './infographic-text';
import { Viewer } from './viewer';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const piece = await callFrom(context)('GET /api/formats/infographics/:id', { params: { id } }).catch(
    orNotFound,
  );
  const { origin } = new URL(request.url);
  const path = `/infografia/${id}`;
  const image = {
    '@type': 'ImageObject',
    name: piece.title,
    description: piece.summary,
    contentUrl: `${origin}/api/formats/infographics/${id}/download.svg`,
    encodingFormat: 'image/svg+xml',
    inLanguage: 'es',
    url: origin + path,
  };
  const head = pageMeta({
    origin,
    path,
    title: `${piece.title}: infografía`,
    description: piece.summary,
    crumb: piece.title,
    data: [image],
  });
  return { piece, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InfographicPage({ loaderData: { piece } }: Route.ComponentProps) {
  return (
    <article className="page-width py-10 md:py-14 print:p-0">
      <header className="print:hidden">
        <PieceHead list={{ path: '/infografia', name: 'Infografías' }} {...piece} />
        <Downloads id={piece.id} version={piece.version} sheet={piece.sheet} />
      </header>
      <Viewer key={piece.id} piece={piece} />
      <div className="mx-auto mt-12 max-w-[46rem] print:hidden">
        <InfographicText summary={piece.summary} blocks={piece.blocks} />
        <PieceFoot path="/infografia" {...piece} />
      </div>
    </article>
  );
}
