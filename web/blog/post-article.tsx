import { type ApiPost, cardOf, formatViews } from '@atalaya/core/blog/posts';
import { shortDay } from '@atalaya/core/platform/date-format';
import { useQueryClient } from '@tanstack/react-query';
import { memo, startTransition, useEffect, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { call } from '../platform/api';
import { lazySection } from '../platform/lazy-section/lazy-section';
import { whenIdle } from '../platform/when-idle';
import { BackLink } from '../ui/back-link';
import { Markdown } from '../ui/markdown';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { Byline } from './byline';
import { PostActions } from './post-actions';
import type { loader } from './post-page';
import { postsQuery } from './posts-queries';
import { Share } from './share';

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
      <BackLink to="/blog">Todos los artículos</BackLink>
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
        <Section key={id} id={id} title={title} titleClass="mb-4 scroll-mt-24 text-h3" className="mt-10">
          <Markdown blocks={blocks} top={1} />
        </Section>
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

type Part = { id: string; title: string };

function Contents({ sections }: { sections: readonly Part[] }) {
  if (sections.length < 2) return <div className="max-lg:hidden" />;
  const list = (
    <ol className="grid gap-2.5 border-l-2 border-line pl-4">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="text-muted no-underline hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="max-w-3xl text-small lg:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">En este artículo</summary>
        {list}
      </details>
      <nav
        aria-label="En este artículo"
        className="sticky top-24 row-span-2 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto text-small max-lg:hidden"
      >
        <p className="mb-3 font-semibold">En este artículo</p>
        {list}
      </nav>
    </>
  );
}

function RelatedPosts({ posts }: { posts: readonly ApiPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section
      id="relacionados"
      title="Sigue leyendo"
      titleClass="mb-6 text-h2"
      className="mt-16 border-t border-line pt-10"
    >
      <ul className="grid gap-8 md:grid-cols-3">
        {posts.map(cardOf).map((post) => (
          <li key={post.id}>
            <Picture
              src={post.image}
              alt=""
              width={1200}
              height={675}
              loading="lazy"
              className="mb-3 aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
            />
            <p className="text-small text-muted">
              {post.category} · <time dateTime={post.date}>{shortDay(post.date)}</time>
            </p>
            <h3 className="mt-1 text-h4">
              <Link to={`/blog/${post.id}`} prefetch="intent" className="no-underline hover:underline">
                {post.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Counts = { viewCount: number; likes: number; comments: number };

const counted = new Set<number>();

/** Counts one view per visit and returns the counts that a cached page cannot have. */
function useReading(id: number, rendered: Counts): Counts {
  const [fresh, setFresh] = useState<{ id: number; counts: Counts }>();
  const client = useQueryClient();
  useEffect(() => {
    if (counted.has(id)) return;
    return whenIdle(() => {
      counted.add(id);
      call('POST /api/blog/posts/:id/views', { params: { id } })
        .then((counts) => {
          startTransition(() => setFresh({ id, counts }));
          void client.invalidateQueries({ queryKey: postsQuery.queryKey });
        })
        // A failed count is ignored.
        .catch(() => counted.delete(id));
    });
  }, [id, client]);
  return fresh?.id === id ? fresh.counts : rendered;
}
