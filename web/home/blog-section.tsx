import { cardsOf } from '@atalaya/core/blog/cards';
import type { ApiPost } from '@atalaya/core/blog/posts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { postsQuery } from '../blog/posts-queries';
import { PageSection } from '../platform/lazy-section/page-section';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { SHOWN_POSTS } from './newest-posts';

export default function BlogSection() {
  const { posts } = useLoaderData<{ posts: ApiPost[] | null }>();
  const { data } = useQuery({ ...postsQuery, enabled: posts === null });
  const [first, ...others] = cardsOf(posts ?? data ?? []).slice(0, SHOWN_POSTS);
  return (
    <PageSection id="foro" titled="blog-titulo" className="pb-18 md:pb-24">
      <div className="page-width">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="blog-titulo" className="text-h1">
            Del blog
          </h2>
          <ButtonLink to="/blog" variant="quiet" prefetch="intent" className="-mx-5">
            Ver todos los artículos
            <ArrowRight />
          </ButtonLink>
        </div>
        <div className="gap-6 lg:grid lg:grid-cols-12">
          {first && (
            <article className="lg:col-span-7">
              <Picture
                src={first.image}
                alt=""
                width={1200}
                height={675}
                loading="lazy"
                className="aspect-video w-full rounded-lg bg-navy-tint object-cover dark:brightness-[.86]"
              />
              <p className="mt-4.5 text-small text-muted">{first.category}</p>
              <h3 className="mt-1.5 mb-2.5 text-h2">
                <Link to={`/blog/${first.id}`} className="no-underline hover:underline">
                  {first.title}
                </Link>
              </h3>
              <p className="max-w-[56ch] text-muted">{first.excerpt}</p>
            </article>
          )}
          <ul className="mt-8 self-start border-t border-line lg:col-span-4 lg:col-start-9 lg:mt-0">
            {others.map(({ id, category, title }) => (
              <li key={id} className="border-b border-line py-5.5">
                <p className="text-small text-muted">{category}</p>
                <h3 className="text-h3">
                  <Link to={`/blog/${id}`} className="no-underline hover:underline">
                    {title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
