import type { Answer } from '@atalaya/core/api';
import type { ArticleState } from '@atalaya/core/laws/progress';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { articlePath } from './law-paths';

type Topic = Answer<'GET /api/my-laws'>['topics'][number];

const looks: Record<ArticleState, { word: string; className: string }> = {
  known: { word: 'En tu repaso', className: 'bg-success text-on-status' },
  due: { word: 'Toca repasarlo', className: 'bg-gold text-on-gold' },
  failed: { word: 'Con fallos', className: 'bg-danger-tint text-danger' },
  seen: { word: 'Acertado en tests', className: 'bg-navy-tint text-navy' },
  new: { word: 'Sin empezar', className: 'text-ink shadow-[inset_0_0_0_1px_var(--line)]' },
};
const states: readonly ArticleState[] = ['known', 'due', 'failed', 'seen', 'new'];

export const StateLegend = () => (
  <ul className="mt-7 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted" aria-label="Colores">
    {states.map((state) => (
      <li key={state} className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-4 rounded-[3px] ${looks[state].className}`} />
        {looks[state].word}
      </li>
    ))}
  </ul>
);

/** A topic that opens into its laws and articles. */
export const MyTopic = ({ topic: { number, shortTitle, articles, known, laws } }: { topic: Topic }) => (
  <li className="rounded-lg border border-line bg-surface">
    <details className="group">
      <summary className="grid min-h-18 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3">
        <Plate variant="outline">{number}</Plate>
        <span className="min-w-0">
          <span className="block font-semibold text-pretty">
            <span className="sr-only">Tema {number}: </span>
            {shortTitle}
          </span>
          <span className="text-small text-muted">
            {known} de {formatCount(articles, 'artículo', 'artículos')}
          </span>
        </span>
        <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
        <span className="col-span-3">
          <Progress
            label={`Tema ${number}, artículos en tu repaso`}
            value={known}
            max={articles}
            tone="gold"
            valueText={`${known} de ${articles}`}
          />
        </span>
      </summary>
      <div className="border-t border-line px-4 pb-5">
        {laws.map((law) => (
          <section key={law.slug} aria-label={law.shortName} className="mt-4">
            <h3 className="font-sans text-small font-semibold tracking-normal text-muted">{law.shortName}</h3>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {law.articles.map((article) => (
                <li key={article.id}>
                  <Link
                    to={articlePath(law.slug, article.slug)}
                    title={article.heading}
                    aria-label={`Artículo ${article.number}, ${article.heading}: ${looks[article.state].word.toLowerCase()}`}
                    className={`num grid h-9 min-w-9 place-items-center rounded-sm px-1.5 text-small no-underline pointer-coarse:h-11 pointer-coarse:min-w-11 ${looks[article.state].className}`}
                  >
                    {article.number}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  </li>
);
