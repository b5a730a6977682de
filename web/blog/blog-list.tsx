import { ALL } from '@atalaya/core/blog/categories';
import { isFiltered } from '@atalaya/core/blog/filters';
import { RotateCw, Rss } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { lazySection } from '../platform/lazy-section/lazy-section';
import { useHydrated } from '../platform/use-hydrated';
import { Button, ButtonLink } from '../ui/button';
import { cx } from '../ui/cx';
import { Section } from '../ui/section';
import { Loading, Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { loader } from './blog-page';
import { FeaturedPost } from './featured-post';
import { PostCard } from './post-card';
import { type BlogFilters, useFilters } from './use-filters';
import { usePosts } from './use-posts';

const sidebar = lazySection('lado', () => import('./sidebar'));
const invitations = lazySection('invitaciones', () => import('./invitations'));

/** A lazy section of the blog page: the articles and what stands beside and below them. */
export default function BlogList() {
  const { rendered } = useLoaderData<typeof loader>();
  const { filters, to } = useFilters();
  const { shown, isWaiting, isLost, refetch, isFetching } = usePosts(rendered, filters);
  return (
    <div id="lista" data-hydrated={useHydrated()}>
      {isLost && (
        <div className="mb-8 flex flex-wrap items-center gap-4 rounded-lg bg-warning-tint px-4 py-3 text-small">
          <p className="flex-1">No hemos podido leer los artículos más recientes.</p>
          <Button size="sm" variant="outline" busy={isFetching} onClick={() => refetch()}>
            <RotateCw />
            Reintentar
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
        <Articles shown={shown} isWaiting={isWaiting} filters={filters} to={to} />
        {sidebar}
      </div>
      <div className="mt-18">{invitations}</div>
    </div>
  );
}

type ArticlesProps = BlogFilters & {
  shown: ReturnType<typeof usePosts>['shown'];
  isWaiting: boolean;
};

function Articles({ shown: { featured, shown, hasMore, total }, isWaiting, filters, to }: ArticlesProps) {
  if (isWaiting) return <Waiting />;
  const isRow = filters.view === 'lista';
  return (
    <Section id="articulos" title="Artículos" titleClass="sr-only" className="min-w-0">
      <p role="status" className={isFiltered(filters) ? 'mb-6 text-small text-muted' : 'sr-only'}>
        {total === 1 ? '1 artículo' : `${total} artículos`}
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
      {total === 0 && (
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
      {featured && <FeaturedPost post={featured} />}
      <div className={cx('mt-10 grid gap-x-8', isRow ? 'gap-y-8' : 'gap-y-12 sm:grid-cols-2')}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} to={to} isRow={isRow} />
        ))}
      </div>
      {hasMore && (
        <p className="mt-12 text-center">
          <ButtonLink to={to({ page: filters.page + 1 })} variant="outline" preventScrollReset>
            Ver más artículos
          </ButtonLink>
        </p>
      )}
      <p className="mt-10 text-small">
        <a href="/blog/rss.xml" className="link inline-flex items-center gap-1.5">
          <Rss className="size-4" />
          Sigue el blog por RSS
        </a>
      </p>
    </Section>
  );
}

const TILES = [1, 2, 3, 4] as const;

function Waiting() {
  return (
    <Loading label="Buscando artículos" className="grid content-start gap-x-8 gap-y-12 sm:grid-cols-2">
      {TILES.map((tile) => (
        <div key={tile} className="grid content-start gap-4">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </Loading>
  );
}
