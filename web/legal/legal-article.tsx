import { longDay } from '@atalaya/core/platform/date-format';
import { useLoaderData } from 'react-router';
import { Markdown } from '../ui/markdown';
import { Section } from '../ui/section';
import type { loader } from './legal-page';

export function LegalArticle() {
  const { page, others } = useLoaderData<typeof loader>();
  return (
    <article
      id="texto-legal"
      className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <header>
        <h1 className="text-h1">{page.title}</h1>
        <p className="mt-4 text-muted">
          Actualizada el <time dateTime={page.updated}>{longDay(page.updated)}</time>
        </p>
      </header>
      <aside className="grid content-start gap-8 text-small lg:row-span-2 lg:pt-4">
        {page.sections.length > 1 && (
          <nav aria-label="En esta página">
            <p className="mb-3 font-semibold">En esta página</p>
            <ol className="grid gap-2.5 border-l-2 border-line pl-4">
              {page.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="text-muted no-underline hover:underline">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {others.length > 0 && (
          <nav aria-label="Otras páginas legales" className="max-lg:hidden">
            <Others pages={others} />
          </nav>
        )}
      </aside>
      <div className="text-reading">
        {page.intro.length > 0 && <Markdown blocks={page.intro} top={2} />}
        {page.sections.map(({ id, title, blocks }) => (
          <Section key={id} id={id} title={title} titleClass="mb-4 scroll-mt-24 text-h3" className="mt-10">
            <Markdown blocks={blocks} top={1} />
          </Section>
        ))}
      </div>
    </article>
  );
}

function Others({ pages }: { pages: readonly { slug: string; title: string }[] }) {
  return (
    <>
      <p className="mb-3 font-semibold">Otras páginas</p>
      <ul className="grid gap-2.5 border-l-2 border-line pl-4">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={`/legal/${encodeURIComponent(slug)}`}
              className="text-muted no-underline hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
