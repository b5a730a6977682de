import { boardParams, isPlain } from '@atalaya/core/forum/board';
import { categoryPath } from '@atalaya/core/forum/forum';
import { ErrorMessage } from '../../platform/error-boundary';
import { notFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { LostPage } from '../../ui/lost-page';
import type { Route } from './+types/category-page';
import { loadBoard } from './board-data';
import { BoardView } from './board-view';

export const handle = { audience: 'guest', query: boardParams } as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,5}$/.test(params.id) ? Number(params.id) : 0;
  const ask = callFrom(context);
  const found = id > 0 ? await loadBoard(ask, request.url, id) : undefined;
  const category = found?.categories.find((one) => one.id === id);
  if (!found || !category) throw notFound();
  return { ...found, category };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          origin: loaderData.origin,
          path: categoryPath(loaderData.category.id),
          title: `${loaderData.category.name}, foro de opositores`,
          description: `${loaderData.category.description}: preguntas y respuestas de quienes preparan Policía Nacional, Escala Básica.`,
          crumb: `Foro: ${loaderData.category.name}`,
        }),
        ...(isPlain(loaderData.board) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      ]
    : [{ title: 'Categoría no encontrada' }, { name: 'robots', content: 'noindex' }];

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData;
  return (
    <BoardView data={loaderData} path={categoryPath(category.id)} title={category.name} category={category} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorMessage
      error={error}
      lost={
        <LostPage
          title="Esta categoría no existe"
          back={{ to: '/foro', label: 'Ver el foro' }}
          offeredTitle=""
          offered={[]}
        >
          Puede que se haya cambiado o que la dirección tenga una errata.
        </LostPage>
      }
    />
  );
}
