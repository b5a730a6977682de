import type { Answer } from '@atalaya/core/api';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ArticleRow } from './article-row';
import type { Known } from './use-known';

type Parts = Answer<'GET /api/laws/:law'>['parts'];

/** The parts of a law with their articles; empty ones are left out. */
export const LawParts = ({ parts, known }: { parts: Parts; known: Known }) =>
  parts
    .filter(({ articles }) => articles.length > 0)
    .map(({ id, title, articles }) => (
      <section key={id} aria-labelledby={id} className="mt-10 scroll-mt-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
          <h2 id={id} className="scroll-mt-24 text-h3">
            {title}
          </h2>
          <p className="text-small text-muted">
            {formatCount(articles.length, 'artículo', 'artículos')} · {articles[0]?.number}
            {articles.length > 1 && `–${articles.at(-1)?.number}`}
          </p>
        </div>
        <ul>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} known={known} />
          ))}
        </ul>
      </section>
    ));
