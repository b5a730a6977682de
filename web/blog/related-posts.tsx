import { type ApiPost, cardOf } from '@atalaya/core/blog/posts';
import { shortDay } from '@atalaya/core/platform/date-format';
import { Link } from 'react-router';
import { Picture } from '../ui/picture';

export function RelatedPosts({ posts }: { posts: readonly ApiPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="relacionados" className="mt-16 border-t border-line pt-10">
      <h2 id="relacionados" className="mb-6 text-h2">
        Sigue leyendo
      </h2>
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
    </section>
  );
}
