import { postPath, type Removal } from '@atalaya/core/forum/forum';
import { authorPath } from '@atalaya/core/forum/mentions';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/skeleton';
import { Moment } from '../moment';
import { BlockedPost } from './blocked-post';
import { PostActions } from './post-actions';
import { PostText } from './post-text';
import { useInTopic } from './topic-context';
import type { Post } from './topic-data';

const EditPlace = lazy(async () => ({ default: (await import('./edit-place')).EditPlace }));
const RestoreButton = lazy(async () => ({ default: (await import('./restore-button')).RestoreButton }));

const removalWords: Record<Removal, string> = {
  author: 'Su autor ha borrado este mensaje.',
  moderator: 'La moderación ha retirado este mensaje.',
  reports: 'Oculto por los avisos de varias personas, hasta que la moderación lo revise.',
  filter: 'Pendiente de que la moderación lo revise.',
  account: 'Este mensaje se borró con la cuenta de su autor.',
};

type PostArticleProps = {
  post: Post;
  /** Below another post. */
  isReply?: boolean;
  /** The author of the post that it answers, where that one is not right above. */
  above?: string | undefined;
  isNew?: boolean;
  /** Inside the box of the solution. */
  isPlain?: boolean;
  /** It is shown in the box of the solution, which it refers to. */
  isAbove?: boolean;
};

export function PostArticle({ post, isReply, above, isNew, isPlain, isAbove }: PostArticleProps) {
  const { topic, mine } = useInTopic();
  const [isEditing, setEditing] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const place = cx(
    !isPlain && 'scroll-mt-24 border-t border-line py-6 target:bg-gold-tint',
    isReply && 'ml-5 md:ml-13.5',
  );
  const id = isPlain ? undefined : `r${post.number}`;
  if (post.removal)
    return (
      <div id={id} className={place}>
        <p className="text-small text-muted">{removalWords[post.removal]}</p>
        {mine?.restorable.includes(post.number) && (
          <Suspense>
            <RestoreButton postId={post.id} />
          </Suspense>
        )}
      </div>
    );
  if (!isRevealed && post.author.username && mine?.blocked.includes(post.author.username))
    return (
      <div id={id} className={place}>
        <BlockedPost name={post.author.name} onShow={() => setRevealed(true)} />
      </div>
    );
  if (isAbove)
    return (
      <p id={id} className={cx(place, 'text-small text-muted')}>
        La respuesta de {post.author.name} es la{' '}
        <a href="#solucion" className="link">
          marcada como solución
        </a>
        .
      </p>
    );
  return (
    <article id={id} aria-label={`Mensaje ${post.number}, de ${post.author.name}`} className={place}>
      <header className="flex items-center gap-3.5 leading-[1.35]">
        <Avatar
          name={post.author.name}
          src={post.author.avatar ?? undefined}
          className={cx('size-10 text-[1.125rem]', isPlain && 'bg-surface!')}
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="wrap-anywhere">
              {post.author.username ? (
                <Link
                  to={authorPath(post.author.username)}
                  className="inline-flex min-h-6 items-center no-underline hover:underline"
                >
                  {post.author.name}
                </Link>
              ) : (
                post.author.name
              )}
            </b>
            {post.author.isStaff && <Badge tone="navy">Equipo</Badge>}
            {post.author.solvesOften && <Badge tone="navy">Resuelve a menudo</Badge>}
            {isNew && <Badge tone="gold">Nueva</Badge>}
          </p>
          <p className="text-small text-muted">
            <Link
              to={postPath(topic.id, post.number)}
              className="inline-flex min-h-6 items-center text-muted! no-underline hover:underline"
            >
              <span className="sr-only">Enlace a este mensaje, </span>
              <Moment at={post.createdAt} />
            </Link>
            {post.editedAt && (
              <>
                , editado <Moment at={post.editedAt} />
              </>
            )}
            {above && `, responde a ${above}`}
          </p>
        </div>
      </header>
      {isEditing ? (
        <Suspense fallback={<Skeleton className="mt-3.5 h-30" />}>
          <EditPlace post={post} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div className="mt-3.5">
          <PostText blocks={post.blocks} />
        </div>
      )}
      {!isEditing && <PostActions post={post} onEdit={() => setEditing(true)} />}
    </article>
  );
}
