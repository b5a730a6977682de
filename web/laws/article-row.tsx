import type { Answer } from '@atalaya/core/api';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { Heat } from './heat';
import { KnowButton } from './know-button';
import { articlePath } from './law-paths';
import { MarkedText } from './marked-text';
import type { Known } from './use-known';

type Line = Answer<'GET /api/laws/:law'>['parts'][number]['articles'][number];
type Row = { article: Line & { matched?: string | null }; known: Known; showsLaw?: boolean };

const topicsOf = (topics: readonly number[]): string =>
  topics.length === 0 ? '' : `${topics.length === 1 ? 'Tema' : 'Temas'} ${topics.slice(0, 3).join(', ')}`;

/** An article in a list: its plate, what it settles, its figures, how often it is asked, and «Lo sé». */
export function ArticleRow({ article, known, showsLaw = false }: Row) {
  const { number, heading, statement, figures, law, heat, topics, matched } = article;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[6.5rem_minmax(0,1fr)_9rem_auto] md:gap-x-6">
      <div className="flex items-center gap-2 md:flex-col md:items-start">
        <Plate variant="outline">{number}</Plate>
        {showsLaw && <span className="text-micro text-muted">{law.shortName}</span>}
      </div>
      <div className="col-span-2 row-start-2 min-w-0 md:col-span-1 md:col-start-2 md:row-start-1">
        <Link
          to={articlePath(law.slug, article.slug)}
          className="font-semibold text-pretty no-underline hover:underline"
        >
          <span className="sr-only">
            Artículo {number} {law.shortName}:{' '}
          </span>
          {heading}
        </Link>
        <p className="mt-0.5 max-w-[60ch] text-pretty">
          <MarkedText text={matched ?? statement} />
        </p>
        <Figures figures={figures} />
      </div>
      <div className="col-span-2 flex items-center gap-3 text-small text-muted md:col-span-1 md:col-start-3 md:row-start-1 md:flex-col md:items-start md:gap-1.5">
        <Heat heat={heat} />
        {topicsOf(topics)}
      </div>
      <div className="col-start-2 row-start-1 md:col-start-4">
        <KnowButton id={article.id} name={`artículo ${number} ${law.shortName}`} known={known} />
      </div>
    </li>
  );
}

export const Figures = ({ figures }: { figures: readonly string[] }) =>
  figures.length > 0 && (
    <ul className="mt-2 flex flex-wrap gap-2">
      {figures.map((figure) => (
        <li key={figure}>
          <Badge tone="gold" className="whitespace-normal!">
            {figure}
          </Badge>
        </li>
      ))}
    </ul>
  );
