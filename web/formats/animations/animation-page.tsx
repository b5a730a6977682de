import { orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { PieceFoot } from '../piece-foot';
import { PieceHead } from '../piece-head';
import type { Route } from './+types/animation-page';
import { Player } from './player';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const piece = await callFrom(context)('GET /api/formats/animations/:id', { params: { id } }).catch(
    orNotFound,
  );
  const { origin } = new URL(request.url);
  const path = `/explicacion-animada/${id}`;
  const howTo = {
    '@type': 'LearningResource',
    name: piece.title,
    description: piece.summary,
    learningResourceType: 'Explicación animada',
    inLanguage: 'es',
    url: origin + path,
    teaches: piece.steps.map(({ title }) => title),
  };
  const head = pageMeta({
    origin,
    path,
    title: piece.title,
    description: piece.summary,
    crumb: piece.title,
    data: [howTo],
  });
  return { piece, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AnimationPage({ loaderData: { piece } }: Route.ComponentProps) {
  return (
    <article className="page-width py-10 md:py-14">
      <div className="mx-auto max-w-[52rem]">
        <PieceHead list={{ path: '/explicacion-animada', name: 'Explicaciones animadas' }} {...piece} />
        <p className="mt-3 max-w-[62ch] text-lead text-muted">{piece.summary}</p>
        <Player key={piece.id} piece={piece} />
        <PieceFoot path="/explicacion-animada" {...piece} />
      </div>
    </article>
  );
}
