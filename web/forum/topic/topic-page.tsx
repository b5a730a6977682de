import { pageStart } from '@atalaya/core/forum/forum';
import { ErrorMessage } from '../../platform/error-boundary';
import { notFound, orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { headOf } from '../../platform/page-title';
import { LostPage } from '../../ui/lost-page';
import type { Route } from './+types/topic-page';
import { topicMeta } from './topic-meta';
import { TopicView } from './topic-view';

export const handle = { audience: 'guest', query: ['respuesta'] } as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const { origin, searchParams } = new URL(request.url);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const asked = Number(searchParams.get('respuesta') ?? 1);
  const from = Number.isInteger(asked) && asked > 0 && asked < 10_000_000 ? pageStart(asked) : 1;
  if (id === 0) throw notFound();
  const topic = await ask('GET /api/forum/topics/:id', { params: { id }, query: { from } }).catch(orNotFound);
  const similar = await ask('GET /api/forum/similar', {
    query: { title: topic.topic.title, except: id },
  }).catch(() => []);
  return { topic, similar, from, head: topicMeta(topic, from, origin) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? headOf('Tema no encontrado', { robots: 'noindex' });

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { topic, similar, from } = loaderData;
  return <TopicView key={`${topic.topic.id} ${from}`} rendered={topic} similar={similar} from={from} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorMessage
      error={error}
      lost={
        <LostPage
          title="Este tema no existe"
          back={{ to: '/foro', label: 'Ver el foro' }}
          offeredTitle=""
          offered={[]}
        >
          Puede que su autor lo haya borrado o que la dirección tenga una errata.
        </LostPage>
      }
    />
  );
}
