import { longDay } from '@atalaya/core/platform/date-format';
import { fold } from '@atalaya/core/platform/fold';
import { articleLink } from '@atalaya/core/tools/norms';
import { History } from 'lucide-react';
import { useId } from 'react';
import { orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { headOf } from '../../platform/page-title';
import { LastHighlight } from '../../syllabus/reader/last-highlight';
import { Crumbs } from '../../ui/crumbs';
import { Note } from '../../ui/note';
import { Plate } from '../../ui/plate';
import { articlePath, guidePath } from '../law-paths';
import { LawErrorBoundary } from '../lost-law';
import { ReformList } from '../reform-list';
import type { Route } from './+types/article-page';
import { ArticleBar } from './article-bar';
import { ArticleFigures } from './article-figures';
import { ArticleQuestions } from './article-questions';
import { ArticleSide } from './article-side';
import { ArticleText } from './article-text';
import { ArticleUses } from './article-uses';
import { OfficialText } from './official-text';
import { useArticleNotes } from './use-article-notes';

export const handle = { audience: 'guest' } as const;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const article = await callFrom(context)('GET /api/laws/:law/articles/:article', {
    params: { law: params.law, article: params.article },
  }).catch(orNotFound);
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: articlePath(article.law.slug, article.slug),
    title: `Artículo ${article.number} ${article.law.shortName}: ${article.heading}`,
    description: article.statement.slice(0, 160),
    crumb: `Artículo ${article.number} ${article.law.shortName}`,
  });
  return { article, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? headOf('Artículo no encontrado', { robots: 'noindex' });

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { law, part, number, heading, statement, figures, validOn, updates } = article;
  const notes = useArticleNotes(article.id);
  // Published before we checked the text, in force after.
  const later = updates.find(({ inForce }) => inForce > validOn);
  return (
    <div className="page-width pt-7 md:pt-12 lg:pb-12">
      <Crumbs
        steps={[
          { to: guidePath(law.slug), label: law.shortName },
          { to: `${guidePath(law.slug)}#${part.id}`, label: part.title },
        ]}
      />
      <div className="mt-3 gap-14 lg:grid lg:grid-cols-[minmax(0,46rem)_15rem] lg:justify-between">
        <article>
          <div className="flex items-center gap-4">
            <Plate size="xl" className="max-md:text-[2.25rem]">
              {number}
            </Plate>
            <h1 className="text-h1 text-balance">
              <span className="sr-only">
                Artículo {number} {law.shortName}:{' '}
              </span>
              {heading}
            </h1>
          </div>
          <ArticleText
            section="articulo"
            text={statement}
            notes={notes}
            words={(text) => <GlossaryText text={text} terms={article.terms} />}
            className="relative mt-5 max-w-[44ch]! text-lead text-pretty md:text-[1.375rem] md:leading-normal"
          />
          {article.mayHaveChanged && (
            <div className="mt-5">
              <Note tone="warning" icon={<History />}>
                <b>Puede haber cambiado.</b> El artículo tiene texto nuevo y estamos revisando esta frase.
              </Note>
            </div>
          )}
          <ArticleFigures figures={figures} />
          <p className="mt-4 text-small text-muted">
            En nuestras palabras, comprobado con el texto del {longDay(validOn)}
            {later && `, que ya tenía la redacción en vigor desde el ${longDay(later.inForce)}`}.{' '}
            <a href={articleLink(law.boe, number)} className="link">
              Leer el texto oficial en el BOE
            </a>
          </p>
          <OfficialText wordings={article.wordings} notes={notes} />
          <ReformList updates={updates} title="Qué cambió" />
          <ArticleQuestions article={article} />
          <ArticleUses article={article} />
        </article>
        <ArticleSide article={article} notes={notes} />
      </div>
      <ArticleBar article={article} notes={notes} />
      <LastHighlight notes={notes.notes} highlights={notes.highlights} isRaised={false} />
    </div>
  );
}

export const ErrorBoundary = LawErrorBoundary;

type Term = { word: string; definition: string };

/** A text whose glossary words show their meaning on hover, on focus and to screen readers. */
function GlossaryText({ text, terms }: { text: string; terms: readonly Term[] }) {
  const id = useId();
  const known = new Map(terms.map((term) => [fold(term.word), term]));
  const seen = new Set<string>();
  return text.split(/([\p{L}\p{N}]+)/u).map((piece, place) => {
    const term = known.get(fold(piece));
    if (!term || seen.has(term.word)) return piece;
    seen.add(term.word);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <span key={place} className="group inline-block sm:relative">
        <button
          type="button"
          aria-describedby={`${id}${place}`}
          className="cursor-help underline decoration-gold decoration-dotted decoration-2 underline-offset-4"
        >
          {piece}
        </button>
        <span
          id={`${id}${place}`}
          role="tooltip"
          className="invisible absolute inset-x-0 bottom-full z-20 mb-2 rounded-lg sm:right-auto sm:w-64 bg-panel p-3 text-small text-on-panel shadow-float group-focus-within:visible group-hover:visible"
        >
          {term.definition}
        </span>
      </span>
    );
  });
}
