import { ALL } from '@atalaya/core/blog/categories';
import { filterNames, isFiltered, selectPosts } from '@atalaya/core/blog/filters';
import type { BlogCard } from '@atalaya/core/blog/posts';
import { RotateCw, Rss } from 'lucide-react';
import { Link } from 'react-router';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/site/page-meta';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/blog-page';
import { CategoryTabs } from './category-tabs';
import { FeaturedPost } from './featured-post';
import { Invitations } from './invitations';
import { NewsletterBanner } from './newsletter-banner';
import { PostCard } from './post-card';
import { SearchBox } from './search-box';
import { Sidebar } from './sidebar';
import { Toolbar } from './toolbar';
import { type BlogFilters, useFilters } from './use-filters';
import { type MarksOfReader, useMarks } from './use-marks';
import { usePosts } from './use-posts';

export const handle = { audience: 'guest', query: filterNames };

const orNull = <T,>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** What cannot be read is left to the browser's own call: the page still stands. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const [posts, authors, topics] = await Promise.all([
    orNull(ask('GET /api/blog/posts-with-categories')),
    orNull(ask('GET /api/blog/top-authors')),
    orNull(ask('GET /api/blog/trending-topics')),
  ]);
  return {
    // A card shows no text: without it the page weighs half.
    posts: posts?.map(({ content: _, ...post }) => post) ?? null,
    authors,
    topics: topics?.data ?? null,
    origin: new URL(request.url).origin,
  };
}

/** Filters choose among what is here already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/blog',
    title: 'Blog de la oposición a Policía Nacional',
    description:
      'Técnicas de estudio, normativa explicada, casos prácticos, pruebas físicas y entrevista: lo que conviene saber para preparar la Escala Básica.',
    crumb: 'Blog',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Blog de Atalaya',
    href: '/blog/rss.xml',
  },
];

const PAGE = 12;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { filters, to } = useFilters();
  const marks = useMarks();
  const { posts, isLost, refetch, isFetching } = usePosts(loaderData.posts);
  const found = selectPosts(posts, filters);
  return (
    <>
      <NewsletterBanner />
      <div className="page-width pt-10 pb-18 md:pt-14 md:pb-24">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h1 className="text-[clamp(3.5rem,6vw,5.5rem)] leading-[.9]">Blog</h1>
          <SearchBox filters={filters} to={to} />
        </header>
        <CategoryTabs filters={filters} to={to} />
        <Toolbar filters={filters} to={to} />
        {isLost && (
          <div className="mb-8 flex flex-wrap items-center gap-4 rounded-lg bg-warning-tint px-4 py-3 text-small">
            <p className="flex-1">No hemos podido leer los artículos más recientes.</p>
            <Button size="sm" variant="outline" busy={isFetching} onClick={() => refetch()}>
              <RotateCw aria-hidden="true" />
              Reintentar
            </Button>
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
          <Articles found={found} filters={filters} to={to} marks={marks} />
          <Sidebar
            marks={marks}
            posts={posts}
            to={(changes) => to({ category: ALL, search: '', tags: [], author: '', ...changes })}
            authors={loaderData.authors}
            topics={loaderData.topics}
          />
        </div>
        <div className="mt-18">
          <Invitations />
        </div>
      </div>
    </>
  );
}

type ArticlesProps = BlogFilters & { found: readonly BlogCard[]; marks: MarksOfReader };

function Articles({ found, filters, to, marks }: ArticlesProps) {
  const featured = found.find(({ isFeatured }) => isFeatured);
  const others = found.filter((post) => post !== featured);
  const shown = others.slice(0, filters.page * PAGE);
  const isRow = filters.view === 'lista';
  return (
    <section aria-labelledby="articulos" className="min-w-0">
      <h2 id="articulos" className="sr-only">
        Artículos
      </h2>
      <p role="status" className={isFiltered(filters) ? 'mb-6 text-small text-muted' : 'sr-only'}>
        {found.length === 1 ? '1 artículo' : `${found.length} artículos`}
        {filters.category !== ALL && ` de ${filters.category}`}
        {filters.author && ` de ${filters.author}`}
        {filters.author && (
          <>
            {' · '}
            <Link to={to({ author: '' })} preventScrollReset className="link">
              Ver todas las firmas
            </Link>
          </>
        )}
      </p>
      {found.length === 0 && (
        <EmptyState
          title="Ningún artículo con estos filtros"
          heading="h3"
          action={
            <ButtonLink to="/blog" variant="outline" size="sm" preventScrollReset>
              Ver todos los artículos
            </ButtonLink>
          }
        >
          Prueba con otra palabra o quita alguna etiqueta.
        </EmptyState>
      )}
      {featured && <FeaturedPost post={featured} marks={marks} />}
      <div className={cx('mt-10 grid gap-x-8', isRow ? 'gap-y-8' : 'gap-y-12 sm:grid-cols-2')}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} marks={marks} to={to} isRow={isRow} />
        ))}
      </div>
      {shown.length < others.length && (
        <p className="mt-12 text-center">
          <ButtonLink to={to({ page: filters.page + 1 })} variant="outline" preventScrollReset>
            Ver más artículos
          </ButtonLink>
        </p>
      )}
      <p className="mt-10 text-small">
        <a href="/blog/rss.xml" className="link inline-flex items-center gap-1.5">
          <Rss aria-hidden="true" className="size-4" />
          Sigue el blog por RSS
        </a>
      </p>
    </section>
  );
}
