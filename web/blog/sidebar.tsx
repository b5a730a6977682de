import { ALL } from '@atalaya/core/blog/categories';
import type { BlogCard } from '@atalaya/core/blog/posts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { NewsletterForm } from '../contact/newsletter-form';
import { useHydrated } from '../platform/use-hydrated';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import type { loader } from './blog-page';
import { authorsQuery, topicsQuery } from './posts-queries';
import { type BlogFilters, useFilters } from './use-filters';
import { useMarks } from './use-marks';
import { usePosts } from './use-posts';

type Author = {
  id: string;
  name: string;
  role: string;
  avatar?: string | null;
  bio?: string;
  articles: number;
};
type Topic = { id: string | number; name: string; articleCount: number };

/** A lazy section of the blog page. */
export default function Sidebar() {
  const { rendered, authors, topics } = useLoaderData<typeof loader>();
  const { filters, to: toFilters } = useFilters();
  const { posts } = usePosts(rendered, filters);
  // A choice here starts anew; order and view stay.
  const to: BlogFilters['to'] = (changes) =>
    toFilters({ category: ALL, search: '', tags: [], author: '', ...changes });
  return (
    <aside
      id="lado"
      aria-label="Más del blog"
      data-hydrated={useHydrated()}
      className="grid content-start text-small"
    >
      <Authors rendered={authors} to={to} />
      <Topics rendered={topics} to={to} />
      <ReadingList posts={posts} />
      <Section title="Para estudiar hoy">
        <ul className="grid gap-2.5">
          {resources.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <section aria-labelledby="repaso" className="mt-8 rounded-lg bg-gold-tint p-6">
        <h2 id="repaso" className="mb-3 text-h4">
          El repaso de los martes
        </h2>
        <NewsletterForm layout="stacked" />
      </section>
    </aside>
  );
}

const resources = [
  { path: '/esquema-tema-6', label: 'Esquema del tema 6, gratis' },
  { path: '/prueba-nivel-gratis', label: 'Test de nivel en 20 preguntas' },
  { path: '/quiz', label: 'Diez preguntas, sin cuenta' },
] as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = `lado-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return (
    <section aria-labelledby={id} className="border-b border-line py-8 first:pt-0">
      <h2 id={id} className="mb-3 text-h4">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Empty or failed; a failure offers a retry. */
function Nothing({
  title,
  hint,
  retry,
}: {
  title: string;
  hint?: string;
  retry?: (() => unknown) | undefined;
}) {
  return (
    <div className="grid justify-items-start gap-1.5 text-muted">
      <p>{title}</p>
      {hint && <p>{hint}</p>}
      {retry && (
        <Button size="sm" variant="outline" onClick={() => retry()}>
          Reintentar
        </Button>
      )}
    </div>
  );
}

/** A non-breaking space keeps the number with its noun. */
const counted = (articles: number): string => `${articles}\u00a0${articles === 1 ? 'artículo' : 'artículos'}`;

function Authors({ rendered, to }: { rendered: readonly Author[] | null } & Pick<BlogFilters, 'to'>) {
  const { data, error, refetch } = useQuery(authorsQuery);
  const authors: readonly Author[] = Array.isArray(data) ? data : (rendered ?? []);
  return (
    <Section title="Firmas">
      {authors.length === 0 ? (
        <Nothing title="No hay autores disponibles" retry={error ? refetch : undefined} />
      ) : (
        <ul className="grid gap-4">
          {authors.map(({ id, name, role, avatar, articles }) => (
            <li key={id} className="flex items-center gap-3">
              <Avatar name={name} {...(avatar ? { src: avatar } : {})} />
              <span className="min-w-0 leading-[1.35]">
                <Link to={to({ author: name })} className="font-semibold no-underline hover:underline">
                  {name}
                </Link>
                <span className="block text-muted">
                  {role} · {counted(articles)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Topics({ rendered, to }: { rendered: readonly Topic[] | null } & Pick<BlogFilters, 'to'>) {
  const { data, error, refetch } = useQuery(topicsQuery);
  const topics: readonly Topic[] = Array.isArray(data) ? data : (rendered ?? []);
  return (
    <Section title="De qué se habla">
      {topics.length === 0 ? (
        <Nothing
          title="No hay temas en tendencia"
          hint="Los temas aparecerán cuando haya artículos publicados."
          retry={error ? refetch : undefined}
        />
      ) : (
        <ol>
          {topics.map(({ id, name, articleCount }, index) => (
            <li key={id} className="flex min-h-11 items-center gap-3 border-b border-line last:border-b-0">
              <span aria-hidden="true" className="w-4 font-display text-h4 text-muted">
                {index + 1}
              </span>
              <Link
                to={to({ tags: [name], panel: true })}
                className="flex-1 font-semibold no-underline first-letter:uppercase hover:underline"
              >
                {name}
              </Link>
              <span className="text-muted tabular-nums">
                {articleCount}
                <span className="sr-only"> artículos</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Shown once it has entries. */
function ReadingList({ posts }: { posts: readonly BlogCard[] }) {
  const marks = useMarks();
  const saved = marks.saved.flatMap((id) => posts.find((post) => post.id === id) ?? []);
  if (saved.length === 0) return null;
  return (
    <Section title="Tu lista de lectura">
      <ul className="grid gap-1">
        {saved.map(({ id, title }) => (
          <li key={id} className="flex items-start gap-2.5">
            <Bookmark className="mt-2.5 size-4 flex-none text-navy" />
            <Link to={`/blog/${id}`} className="link flex-1 py-1.5 leading-[1.4]">
              {title}
            </Link>
            <IconButton
              size="sm"
              label={`Quitar «${title}» de tu lista`}
              onClick={() => marks.toggle('save', id)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
