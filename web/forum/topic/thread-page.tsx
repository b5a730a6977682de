import { topicPath } from '@atalaya/core/forum/forum';
import { sampleThread } from '@atalaya/core/forum/sample-thread';
import { type Branch, nested } from '@atalaya/core/forum/threads';
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import { formatCount } from '@atalaya/core/platform/number-format';
import { createContext, use, useState } from 'react';
import { ErrorMessage } from '../../platform/error-boundary';
import { notFound, orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { titled } from '../../platform/page-title';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { LostPage } from '../../ui/lost-page';
import { Moment } from '../moment';
import type { Route } from './+types/thread-page';
import { BlockedPost } from './blocked-post';
import { type EmbedCardData, Embeds } from './embed-context';
import { PostText } from './post-text';
import { useMine } from './use-topic';

export const handle = { audience: 'guest' } as const;

type ThreadPost = {
  number: number;
  parent: number | null;
  author: string;
  blocks: Block[];
  createdAt: string | null;
  isRemoved: boolean;
};
type Shown = {
  id: number | null;
  title: string;
  isWhole: boolean;
  posts: ThreadPost[];
  embeds: EmbedCardData[];
};

const sample = (): Shown => ({
  id: null,
  title: sampleThread.title,
  isWhole: true,
  embeds: [],
  posts: sampleThread.posts.map(({ body, ...post }) => ({
    ...post,
    blocks: parseMarkdown(body),
    createdAt: null,
    isRemoved: false,
  })),
});

export async function loader({ context, params }: Route.LoaderArgs): Promise<Shown> {
  const { topicId } = params;
  if (topicId === undefined) return sample();
  if (!/^[1-9]\d{0,8}$/.test(topicId)) throw notFound();
  const thread = await callFrom(context)('GET /api/forum/topics/:id/thread', {
    params: { id: Number(topicId) },
  }).catch(orNotFound);
  return {
    id: thread.topic.id,
    title: thread.topic.title,
    isWhole: thread.isWhole,
    embeds: thread.embeds,
    posts: thread.posts.map(({ number, parent, author, blocks, createdAt, removal }) => ({
      number,
      parent,
      author: author.name,
      blocks,
      createdAt,
      isRemoved: removal !== null,
    })),
  };
}

/** The same words as the ordinary page, which is the one to be found. */
export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => `${loaderData?.title ?? 'Tema no encontrado'}, como conversación`,
  { robots: 'noindex, follow' },
);

export default function ThreadPage({ loaderData }: Route.ComponentProps) {
  const { id, title, posts, embeds, isWhole } = loaderData;
  const first = posts.find(({ number }) => number === 1);
  const { data: mine } = useMine(id);
  return (
    <div className="page-width pt-6 pb-18 md:pt-10 md:pb-24">
      <Crumbs
        steps={[
          { to: '/foro', label: 'Foro' },
          ...(id === null ? [] : [{ to: topicPath(id), label: 'Vista normal' }]),
        ]}
        className="mb-2"
      />
      <h1 className="max-w-[26ch] text-[clamp(1.875rem,3vw,2.625rem)] leading-[1.04] wrap-anywhere">
        {title}
      </h1>
      <p className="mt-3 mb-4 text-small text-muted">
        {id === null
          ? 'Un ejemplo de conversación: cada respuesta, debajo de la que contesta.'
          : `${formatCount(posts.length - 1, 'respuesta', 'respuestas')}, cada una debajo de la que contesta.`}
      </p>
      <div className="max-w-3xl">
        <Embeds value={embeds}>
          <Blocked value={mine?.blocked ?? []}>
            {first && <One post={first} />}
            <Branches branches={nested(posts)} />
          </Blocked>
        </Embeds>
        {!isWhole && <p className="mt-6 text-muted">Aquí salen las primeras 200 respuestas.</p>}
        <p className="mt-8">
          <ButtonLink to={id === null ? '/foro' : topicPath(id)} variant="outline">
            {id === null ? 'Ir al foro' : 'Responder en la vista normal'}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Branches({ branches }: { branches: readonly Branch<ThreadPost>[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4 border-l-2 border-line pl-3 md:pl-6">
      {branches.map(({ post, children }) => (
        <li key={post.number} className="min-w-0">
          <One post={post} />
          <Branches branches={children} />
        </li>
      ))}
    </ul>
  );
}

const Blocked = createContext<readonly string[]>([]);

function One({ post }: { post: ThreadPost }) {
  const blocked = use(Blocked);
  const [isRevealed, setRevealed] = useState(false);
  if (post.isRemoved) return <p className="text-small text-muted">Este mensaje ya no está.</p>;
  if (!isRevealed && blocked.includes(post.author))
    return <BlockedPost name={post.author} onShow={() => setRevealed(true)} />;
  return (
    <article aria-label={`Mensaje ${post.number}, de ${post.author}`}>
      <p className="flex items-center gap-2.5 text-small">
        <Avatar name={post.author} className="size-8 text-[1rem]" />
        <b className="wrap-anywhere">{post.author}</b>
        {post.createdAt && <Moment at={post.createdAt} className="text-muted" />}
      </p>
      <div className="mt-2">
        <PostText blocks={post.blocks} />
      </div>
    </article>
  );
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
          Puede que se haya borrado o que la dirección tenga una errata.
        </LostPage>
      }
    />
  );
}
