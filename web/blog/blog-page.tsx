import { cardsOf } from '@atalaya/core/blog/cards';
import { filterNames, pageOf, parseFilters, selectPosts } from '@atalaya/core/blog/filters';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/blog-page';
import { blogPath, useFilters } from './use-filters';

const list = lazySection('lista', () => import('./blog-list'));

function BlogBoard() {
  const { filters, to } = useFilters();
  return (
    <div id="blog">
      <NewsletterBanner />
      <div className="page-width pt-10 pb-18 md:pt-14 md:pb-24">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <h1 className="text-[clamp(3.5rem,6vw,5.5rem)] leading-[.9]">Blog</h1>
          <SearchBox filters={filters} />
        </header>
        <CategoryTabs filters={filters} to={to} />
        <Toolbar filters={filters} to={to} />
        {list}
      </div>
    </div>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { NewsletterForm } from '../contact/newsletter-form';
import { lazySection } from '../platform/lazy-section/lazy-section';
import { pageMeta } from '../platform/page-meta';
import { IconButton } from '../ui/icon-button';
import { CategoryTabs } from './category-tabs';
import { SearchBox } from './search-box';
import { Toolbar } from './toolbar';

export const handle = { audience: 'guest', query: filterNames };

const orNull = <T,>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** On failure the page renders without posts and the browser asks again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = callFrom(context);
  const { origin, searchParams } = new URL(request.url);
  const [posts, authors, topics] = await Promise.all([
    orNull(ask('GET /api/blog/posts-with-categories')),
    orNull(ask('GET /api/blog/top-authors')),
    orNull(ask('GET /api/blog/trending-topics')),
  ]);
  const filters = parseFilters(searchParams);
  const found = posts && selectPosts(cardsOf(posts), filters);
  return {
    // Only the visible posts; the browser loads the others for the filters.
    rendered: found && { address: blogPath(filters), total: found.length, ...pageOf(found, filters.page) },
    authors: authors?.map(({ bio: _, ...author }) => author) ?? null,
    topics: topics?.data ?? null,
    origin,
  };
}

/** Filtering uses the loaded posts. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? blogMeta(loaderData.origin) : []);

export default BlogBoard;

const blogMeta = (origin: string): MetaDescriptor[] => [
  ...pageMeta({
    origin,
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

/** Once closed, it stays closed until the page reloads. */
let wasClosed = false;

function NewsletterBanner() {
  const [isClosed, setClosed] = useState(wasClosed);
  if (isClosed) return null;
  const close = () => {
    wasClosed = true;
    setClosed(true);
  };
  return (
    <aside aria-label="Boletín" className="bg-navy-tint">
      <div className="page-width relative flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5 pr-14">
        <p className="min-w-0 flex-1 basis-80 text-small">
          <b>Los martes, un repaso por correo.</b> Un artículo, tres preguntas y la fecha que no debes
          olvidar. Ya lo leen más de 5.000 aspirantes.
        </p>
        <NewsletterForm layout="inline" />
        <IconButton
          size="sm"
          label="Cerrar el aviso del boletín"
          onClick={close}
          className="absolute! top-3 right-0"
        >
          <X />
        </IconButton>
      </div>
    </aside>
  );
}
