import { formatCount, formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { Link } from 'react-router';
import { Plate } from '../../ui/plate';
import { Section } from '../../ui/section';
import { Heat, heatWord } from '../heat';
import { articlePath } from '../law-paths';
import type { ArticleData } from './article-data';
import { ArticleTools } from './article-tools';
import { KnowArticle } from './know-article';
import type { ArticleNotes } from './use-article-notes';

/** Beside the article: how often it is asked, «Lo sé», the tools and its neighbours. */
export function ArticleSide({ article, notes }: { article: ArticleData; notes: ArticleNotes }) {
  return (
    <aside className="max-lg:mt-10 print:hidden">
      <div className="grid gap-8 lg:sticky lg:top-24">
        <AskedHeat article={article} />
        <div className="grid gap-1">
          <div className="max-lg:hidden">
            <KnowArticle id={article.id} />
          </div>
          <ArticleTools article={article} notes={notes} />
        </div>
        <Neighbours article={article} />
      </div>
    </aside>
  );
}

const line = 'flex min-h-12 items-center gap-3 border-t border-line text-small no-underline hover:underline';

function Neighbours({ article: { law, before, after, topics } }: { article: ArticleData }) {
  return (
    <nav aria-label="Cerca">
      <h2 className="mb-2 text-h4">Cerca</h2>
      {[before, after].map(
        (near) =>
          near && (
            <Link key={near.slug} to={articlePath(law.slug, near.slug)} className={line}>
              <Plate size="sm" variant="outline">
                {near.number}
              </Plate>
              {near.heading}
            </Link>
          ),
      )}
      {topics.slice(0, 3).map(({ number, shortTitle }) => (
        <Link key={number} to={topicPath(number)} className={line}>
          <Plate size="sm">{number}</Plate>
          <span>
            <span className="sr-only">Tema </span>
            {shortTitle}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** How often the article is asked: the estimate, and the real questions of the exams that are stored. */
const AskedHeat = ({ article: { heat, expected, asked } }: { article: ArticleData }) => (
  <Section id="caido" title="Cuánto cae" titleClass="text-h4">
    <p className="mt-2 flex items-center gap-3">
      <Heat heat={heat} /> {heatWord(heat)}
    </p>
    {asked.length > 0 && (
      <p className="mt-2 text-small">
        {asked
          .map(({ year, questions }) => `${year}: ${formatCount(questions, 'pregunta', 'preguntas')}`)
          .join(' · ')}
      </p>
    )}
    {expected > 0 && (
      <p className="mt-2 text-micro text-muted">
        Estimación: {formatUpToTwoDecimals(expected)} preguntas en los seis exámenes de 2020 a 2025, por el
        peso de sus temas y nuestro banco.
      </p>
    )}
  </Section>
);
