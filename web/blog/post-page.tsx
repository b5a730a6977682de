import { cardOf, viewsInWords } from '@atalaya/core/blog/posts';
import { brand } from '@atalaya/core/brand';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { data, isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { ErrorMessage } from '../platform/error-boundary';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/site/page-meta';
import { Markdown } from '../ui/markdown';
import type { Route } from './+types/post-page';
import { Byline } from './byline';
import { Comments } from './comments';
import { Contents } from './contents';
import { dayOf } from './day';
import { LostPost } from './lost-post';
import { PostActions } from './post-actions';
import { RelatedPosts } from './related-posts';
import { Share } from './share';
import { useMarks } from './use-marks';
import { useReading } from './use-reading';

export const handle = { audience: 'guest' } as const;

const OFFERED = 3;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  try {
    const [post, comments] = await Promise.all([
      ask('GET /api/blog/posts/:id', { params: { id } }),
      ask('GET /api/blog/posts/:id/comments', { params: { id } }),
    ]);
    return { post: { ...post, content: '' }, comments, origin: new URL(request.url).origin };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const posts = await ask('GET /api/blog/posts-with-categories').catch(() => []);
    throw data(
      { offered: posts.slice(0, OFFERED).map(({ id: other, title }) => ({ id: other, title })) },
      { status: 404 },
    );
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return [{ title: `Artículo no encontrado | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
  const { post, origin } = loaderData;
  const path = `/blog/${post.id}`;
  const image = { path: post.featuredImage.replace(/\.svg$/, '.png'), alt: post.category.name };
  return pageMeta({
    origin,
    path,
    title: post.title,
    description: post.excerpt,
    image,
    data: [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.excerpt,
        image: [origin + image.path],
        datePublished: post.createdAt,
        dateModified: post.updatedAt,
        inLanguage: 'es-ES',
        articleSection: post.category.name,
        keywords: post.tags.join(', '),
        mainEntityOfPage: origin + path,
        author: { '@type': 'Person', name: post.author.username, jobTitle: post.author.currentRank },
        publisher: {
          '@type': 'Organization',
          name: brand.name,
          logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
          { '@type': 'ListItem', position: 3, name: post.title, item: origin + path },
        ],
      },
    ],
  });
};

export default function PostPage({ loaderData: { post, comments, origin } }: Route.ComponentProps) {
  const marks = useMarks();
  const counts = useReading(post.id, post);
  const [likedHere, setLikedHere] = useState(0);
  const card = { ...cardOf({ ...post, ...counts }, 0), likes: Math.max(0, counts.likes + likedHere) };
  const acting = {
    ...marks,
    toggle: (kind: 'like' | 'save', id: number) => {
      if (kind === 'like') setLikedHere((change) => change + (marks.isOn('like', id) ? -1 : 1));
      marks.toggle(kind, id);
    },
  };
  return (
    <div className="page-width pt-8 pb-18 md:pt-12 md:pb-24">
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
            · {card.readTime} min · {viewsInWords(card.views)} {card.views === 1 ? 'lectura' : 'lecturas'}
          </p>
          <h1 className="mt-3 text-h1 text-balance">{post.title}</h1>
          <p className="mt-5 text-lead text-muted">{post.excerpt}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
            <Byline post={card}>
              {card.role} · <time dateTime={post.createdAt}>{dayOf(post.createdAt)}</time>
            </Byline>
            <PostActions post={card} marks={acting} />
          </div>
        </header>
        <Contents sections={post.sections} />
        <div className="min-w-0 max-w-3xl text-reading">
          <img
            src={post.featuredImage}
            alt=""
            width={1200}
            height={675}
            fetchPriority="high"
            className="mb-10 aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
          />
          {post.intro && <Markdown text={post.intro} top={2} />}
          {post.sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="mt-10">
              <h2 id={id} className="mb-4 scroll-mt-24 text-h3">
                {title}
              </h2>
              <Markdown text={body} top={1} />
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
      </article>
      <RelatedPosts posts={post.related} />
      <Comments postId={post.id} rendered={comments} />
    </div>
  );
}

const isOffer = (value: unknown): value is { offered: { id: number; title: string }[] } =>
  typeof value === 'object' && value !== null && 'offered' in value && Array.isArray(value.offered);

/** An address that no post has offers those that exist; anything else is the house's own error page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <LostPost offered={isOffer(error.data) ? error.data.offered : []} />;
  return <ErrorMessage error={error} />;
}
