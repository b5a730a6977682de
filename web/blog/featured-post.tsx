import type { BlogCard } from '@atalaya/core/blog/posts';
import { shortDay } from '@atalaya/core/platform/date-format';
import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Picture } from '../ui/picture';
import { Byline } from './byline';
import { PostActions } from './post-actions';

export const FeaturedPost = memo(function FeaturedPost({ post }: { post: BlogCard }) {
  return (
    <article
      aria-label="Artículo destacado"
      className="grid items-center gap-x-9 gap-y-6 border-b border-line pb-10 md:grid-cols-2"
    >
      <Link to={`/blog/${post.id}`} tabIndex={-1} aria-hidden="true">
        <Picture
          src={post.image}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
          className="aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
        />
      </Link>
      <div className="min-w-0">
        <Badge tone="gold">Destacado</Badge>
        <h2 className="mt-3.5 mb-3.5 text-[clamp(2.25rem,3.6vw,3.25rem)] leading-none text-balance">
          <Link to={`/blog/${post.id}`} prefetch="intent" className="no-underline hover:underline">
            {post.title}
          </Link>
        </h2>
        <p className="mb-5 text-muted">{post.excerpt}</p>
        <div className="flex items-center gap-3">
          <Byline post={post}>
            <time dateTime={post.date}>{shortDay(post.date)}</time> · {post.readTime} min
          </Byline>
          <PostActions post={post} />
        </div>
      </div>
    </article>
  );
});
