import { pageStart } from '@atalaya/core/forum/forum';
import { shortDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { redirect } from 'react-router';
import { PostText } from '../../forum/topic/post-text';
import { notFound, orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { HONEYPOT_FIELD } from '../../ui/forms/honeypot';
import { TrapField } from '../../ui/forms/trap-field';
import { LongField, Submit } from '../classic-field';
import type { Route } from './+types/topic-page';
import { refused } from './refused';

export const handle = { audience: 'guest', query: ['respuesta'] } as const;

const numberIn = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const id = numberIn(params.id);
  const from = pageStart(numberIn(new URL(request.url).searchParams.get('respuesta')) || 1);
  if (id === 0) throw notFound();
  return callFrom(context)('GET /api/forum/topics/:id', { params: { id }, query: { from } }).catch(
    orNotFound,
  );
}

/** An answer sent without JavaScript. What was typed comes back if it is refused. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = text('body');
  const id = numberIn(params.id);
  try {
    const { number } = await callFrom(context)('POST /api/forum/topics/:id/posts', {
      params: { id },
      body: { body: typed, website: text(HONEYPOT_FIELD) },
    });
    return redirect(`/legacy/foro/tema/${id}?respuesta=${number}#r${number}`, 303);
  } catch (error) {
    return { typed, ...refused(error) };
  }
}

export default function ClassicTopicPage({ loaderData, actionData }: Route.ComponentProps) {
  const { topic, category, posts, question, solution, previous, next } = loaderData;
  const path = `/legacy/foro/tema/${topic.id}`;
  const shown = question ? [question, ...posts] : posts;
  return (
    <>
      <p className="text-small">
        <a href="/legacy/foro" className="link">
          Foro
        </a>
        {' / '}
        <a href={`/legacy/foro?categoria=${category.id}`} className="link">
          {category.name}
        </a>
      </p>
      <h1 className="mt-2 text-h3 wrap-anywhere">{topic.title}</h1>
      <p className="mt-1 text-small text-muted">
        {formatCount(topic.replies, 'respuesta', 'respuestas')}
        {solution && (
          <>
            .{' '}
            <a href={`${path}?respuesta=${solution.number}#r${solution.number}`} className="link">
              Ver la respuesta que lo resuelve
            </a>
          </>
        )}
      </p>
      {previous !== null && (
        <p className="mt-3">
          <a href={`${path}?respuesta=${previous}`} className="link">
            Respuestas anteriores
          </a>
        </p>
      )}
      {shown.map((post) => (
        <article
          key={post.number}
          id={`r${post.number}`}
          aria-label={`Mensaje ${post.number}`}
          className="mt-4 border-t border-line pt-3 target:bg-gold-tint"
        >
          <p className="text-small">
            <b>{post.author.name}</b>, {shortDay(post.createdAt)}
            {post.number === solution?.number && <b className="text-success"> · Lo resuelve</b>}
          </p>
          {post.removal ? (
            <p className="text-muted">Este mensaje ya no está.</p>
          ) : (
            <div className="mt-1">
              <PostText blocks={post.blocks} />
            </div>
          )}
        </article>
      ))}
      {next !== null && (
        <p className="mt-4">
          <a href={`${path}?respuesta=${next}`} className="link">
            Respuestas siguientes
          </a>
        </p>
      )}
      {topic.isClosed ? (
        <p className="mt-6 font-semibold">El tema está cerrado.</p>
      ) : (
        <form method="post" className="mt-6 border-t border-line pt-3">
          <LongField
            label="Tu respuesta"
            name="body"
            rows={6}
            defaultValue={actionData?.typed ?? ''}
            error={actionData ? (actionData.faults.body ?? actionData.sentence) || undefined : undefined}
          />
          <TrapField />
          <Submit>Responder</Submit>
          <p className="mt-2 text-small text-muted">
            Se escribe con la{' '}
            <a href="/login" className="link">
              sesión iniciada
            </a>{' '}
            y el plan Básico o superior.
          </p>
        </form>
      )}
    </>
  );
}
