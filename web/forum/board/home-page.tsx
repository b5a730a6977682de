import { boardParams, isPlain } from '@atalaya/core/forum/board';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import type { Route } from './+types/home-page';
import { loadBoard } from './board-data';
import { BoardView } from './board-view';

export const handle = { audience: 'guest', query: boardParams } as const;

export const loader = ({ context, request }: Route.LoaderArgs) => loadBoard(callFrom(context), request.url);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          origin: loaderData.origin,
          path: '/foro',
          title: 'Foro de opositores a Policía Nacional',
          description:
            'Dudas del temario, preguntas de examen, físicas, entrevista y convocatoria, resueltas por quienes preparan la misma oposición.',
          crumb: 'Foro',
        }),
        ...(isPlain(loaderData.board) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      ]
    : [];

export default function ForumPage({ loaderData }: Route.ComponentProps) {
  return <BoardView data={loaderData} path="/foro" title="Foro" />;
}
