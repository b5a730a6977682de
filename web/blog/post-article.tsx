import { cardOf, formatViews } from '@atalaya/core/blog/posts';
import { shortDay } from '@atalaya/core/platform/date-format';
import { ArrowLeft } from 'lucide-react';
import { memo, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { lazySection } from '../platform/lazy-section/lazy-section';
import { Markdown } from '../ui/markdown';
import { Picture } from '../ui/picture';
import { Byline } from './byline';
import { Contents } from './contents';
import { PostActions } from './post-actions';
import type { loader } from './post-page';
import { RelatedPosts } from './related-posts';
import { Share } from './share';
import { useReading } from './use-reading';

const comments = lazySection('comentarios', () => import('./comments'));

export function PostArticle() {
  const { post, origin } = useLoaderData<typeof loader>();
  const counts = useReading(post.id, post);
  // Navigating to another article reuses the component, so the id is stored with the change.
  const [liked, setLiked] = useState({ id: post.id, change: 0 });
  const likedHere = liked.id === post.id ? liked.change : 0;
  const card = { ...cardOf({ ...post, ...counts }, 0), likes: Math.max(0, counts.likes + likedHere) };
  return (
    <div id="articulo" className="page-width pt-8 pb-18 md:pt-12 md:pb-24">
      <Link to="/blog" className="link inline-flex min-h-11 items-center gap-2 text-small">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Todos los artículos
      </Link>
      <article className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <header className="max-w-3xl">
          <p className="text-small text-muted">
            <Link to={`/blog?categoria=${encodeURIComponent(card.category)}`} className="link">
              {card.category}
            </Link>{' '}
            · {card.readTime} min · {formatViews(card.views)} {card.views === 1 ? 'lectura' : 'lecturas'}
          </p>
          <h1 className="mt-3 text-h1 text-balance">{post.title}</h1>
          <p className="mt-5 text-lead text-muted">{post.excerpt}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
            <Byline post={card}>
              {card.role} · <time dateTime={post.createdAt}>{shortDay(post.createdAt)}</time>
            </Byline>
            <PostActions
              post={card}
              onLike={(change) => setLiked({ id: post.id, change: likedHere + change })}
            />
          </div>
        </header>
        <Contents sections={post.sections} />
        <Text post={post} origin={origin} />
      </article>
      <RelatedPosts posts={post.related} />
      {comments}
    </div>
  );
}

type Read = Awaited<ReturnType<typeof loader>>;

/** Memoised: likes and comments change the counts, not the text. */
const Text = memo(function Text({ post, origin }: Pick<Read, 'post' | 'origin'>) {
  return (
    <div className="min-w-0 max-w-3xl text-reading">
      <Picture
        src={post.featuredImage}
        alt={post.featuredImageAlt}
        width={1200}
        height={675}
        fetchPriority="high"
        className="mb-10 aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
      />
      {post.intro.length > 0 && <Markdown blocks={post.intro} top={2} />}
      {post.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="mb-4 scroll-mt-24 text-h3">
            {title}
          </h2>
          <Markdown blocks={blocks} top={1} />
        </section>
      ))}
      <footer className="mt-12 grid gap-6 border-t border-line pt-6 text-body">
        <ul aria-label="Etiquetas" className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/blog?etiqueta=${encodeURIComponent(tag)}&filtros=si`}
                className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-small no-underline hover:bg-navy-tint"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
        <Share title={post.title} url={`${origin}/blog/${post.id}`} />
        {post.author.bio && (
          <p className="text-small text-muted">
            <Link
              to={`/blog?autor=${encodeURIComponent(post.author.username)}`}
              className="link font-semibold"
            >
              {post.author.username}
            </Link>
            . {post.author.bio}
          </p>
        )}
      </footer>
    </div>
  );
});
