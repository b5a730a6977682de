import type { Answer } from '@atalaya/core/api';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { Heat } from './heat';
import { articlePath } from './law-paths';
import type { Known } from './use-known';
import './laws.css';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { snippetParts } from '@atalaya/core/search/search';
import { Check } from 'lucide-react';

type Line = Answer<'GET /api/laws/:law'>['parts'][number]['articles'][number];
type Row = { article: Line & { matched?: string | null }; known: Known; showsLaw?: boolean };

const topicsOf = (topics: readonly number[]): string =>
  topics.length === 0 ? '' : `${topics.length === 1 ? 'Tema' : 'Temas'} ${topics.slice(0, 3).join(', ')}`;

/** An article in a list: its plate, what it settles, its figures, how often it is asked, and «Lo sé». */
export function ArticleRow({ article, known, showsLaw = false }: Row) {
  const { number, heading, statement, figures, law, heat, topics, matched } = article;
  return (
    <li className="law-row">
      <div>
        <Plate variant="outline">{number}</Plate>
        {showsLaw && <span className="text-micro text-muted">{law.shortName}</span>}
      </div>
      <div>
        <Link to={articlePath(law.slug, article.slug)} discover="none">
          <span className="sr-only">{`Artículo ${number} ${law.shortName}: `}</span>
          {heading}
        </Link>
        <p>
          <MarkedText text={matched ?? statement} />
        </p>
        <Figures figures={figures} />
      </div>
      <div>
        <Heat heat={heat} />
        {topicsOf(topics)}
      </div>
      <div>
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

/** «Lo sé» as a round button; without a plan it leads to the plans. */
function KnowButton({ id, name, known }: { id: string; name: string; known: Known }) {
  const { user } = known;
  if (!user || !isAtLeastTier(user.tier, 'basico'))
    return (
      <Link
        to={user ? '/planes' : '/register'}
        aria-label={`Lo sé: ${name}. Entra con el plan Básico`}
        className="law-known"
      >
        <Check />
      </Link>
    );
  const isKnown = known.isKnown(id);
  return (
    <button
      type="button"
      aria-pressed={isKnown}
      aria-label={`Lo sé: ${name}`}
      aria-busy={known.isBusy(id)}
      onClick={() => known.toggle(id)}
      className="law-known"
    >
      <Check />
    </button>
  );
}

/** A text with the words that matched a search. */
const MarkedText = ({ text }: { text: string }) =>
  snippetParts(text).map(({ text: piece, isMatch }, part) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={part} className="rounded-[3px] bg-mark px-0.5 text-on-mark">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
