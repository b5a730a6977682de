import { type BlogCard, CARD_TAGS, formatViews } from '@atalaya/core/blog/posts';
import { shortDay } from '@atalaya/core/platform/date-format';
import { Flame } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { Picture } from '../ui/picture';
import { Byline } from './byline';
import { PostActions } from './post-actions';
import type { BlogFilters } from './use-filters';

type PostCardProps = {
  post: BlogCard;
  to: BlogFilters['to'];
  /** List layout instead of grid. */
  isRow?: boolean;
  isFirst?: boolean;
};

export const PostCard = memo(function PostCard({ post, to, isRow = false, isFirst = false }: PostCardProps) {
  return (
    <article
      className={cx(
        'grid content-start',
        isRow && 'gap-x-6 border-t border-line pt-6 sm:grid-cols-[14rem_minmax(0,1fr)]',
      )}
    >
      <Link
        to={`/blog/${post.id}`}
        tabIndex={-1}
        aria-hidden="true"
        className={cx('mb-4 block', isRow && 'max-sm:hidden sm:mb-0')}
      >
        <Picture
          src={post.image}
          alt=""
          width={1200}
          height={675}
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
        />
      </Link>
      <div className="grid min-w-0 content-start">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          {post.isFeatured && <Badge tone="gold">Destacado</Badge>}
          {post.isTrending && (
            <Badge tone="navy">
              <Flame />
              Tendencia
            </Badge>
          )}
          <span>
            {post.category} · {post.readTime} min · {formatViews(post.views)}{' '}
            {post.views === 1 ? 'lectura' : 'lecturas'}
          </span>
        </p>
        <h3 className="mt-1.5 text-h3 text-balance">
          <Link to={`/blog/${post.id}`} prefetch="intent" className="no-underline hover:underline">
            {post.title}
          </Link>
        </h3>
        {isRow && <p className="mt-2 text-muted">{post.excerpt}</p>}
        <CardTags tags={post.tags} to={to} />
        <div className="mt-3.5 flex items-center gap-3">
          <Byline post={post}>
            <time dateTime={post.date}>{shortDay(post.date)}</time>
          </Byline>
          <PostActions post={post} />
        </div>
      </div>
    </article>
  );
});

/** A tag link selects only that tag and opens the tag panel. */
function CardTags({ tags, to }: { tags: readonly string[]; to: BlogFilters['to'] }) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-1.5">
      {tags.slice(0, CARD_TAGS).map((tag) => (
        <li key={tag}>
          <Link
            to={to({ tags: [tag], panel: true })}
            preventScrollReset
            aria-label={`Ver artículos con la etiqueta ${tag}`}
            className="inline-flex min-h-6.5 items-center rounded-sm bg-sunken px-2.5 text-micro font-semibold text-muted no-underline hover:bg-navy-tint hover:text-navy pointer-coarse:min-h-9"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
