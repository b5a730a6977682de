import type { Answer } from '@atalaya/core/api';
import { formatCount, formatOneDecimal } from '@atalaya/core/platform/number-format';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Plate } from '../ui/plate';
import { guidePath, lawTextLink } from './law-paths';

type Law = Answer<'GET /api/laws'>[number];

export function LawCard({ law }: { law: Law }) {
  const { id, slug, name, shortName, boe, purpose, articles, questions, expected, topics } = law;
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5 md:p-6" aria-labelledby={id}>
      <h2 id={id} className="text-h4 text-balance">
        {slug ? (
          <Link to={guidePath(slug)} className="no-underline hover:underline">
            {shortName}
          </Link>
        ) : (
          shortName
        )}
      </h2>
      <p className="mt-1 line-clamp-3 text-small text-muted">{name}</p>
      {purpose && <p className="mt-3 text-pretty">{purpose}</p>}
      <ul className="mt-4 grid gap-2 text-small">
        {topics.map((topic) => (
          <li key={topic.number} className="flex gap-3">
            <Plate size="sm" variant="outline">
              {topic.number}
            </Plate>
            <span className="min-w-0">
              <span className="sr-only">Tema {topic.number}: </span>
              {topic.shortTitle}
              {topic.articles && (
                <span className="block text-muted wrap-anywhere">{shortList(topic.articles)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-small text-muted">
        {articles > 0 && <span>{formatCount(articles, 'artículo explicado', 'artículos explicados')}</span>}
        <span>{formatCount(questions, 'pregunta nuestra', 'preguntas nuestras')}</span>
        {expected >= 0.1 && <span>unas {formatOneDecimal(expected)} en seis exámenes</span>}
        <a
          href={lawTextLink(boe)}
          aria-label={`BOE: texto oficial de ${shortName}`}
          className="link ml-auto inline-flex min-h-11 items-center gap-1.5 [&_svg]:size-4"
        >
          BOE
          <ExternalLink />
        </a>
      </p>
    </li>
  );
}

const MOST = 120;

/** «Arts. 1–9, 14…», cut at a whole article. */
function shortList(articles: string): string {
  const list = articles.length <= MOST ? articles : `${articles.slice(0, articles.lastIndexOf(', ', MOST))}…`;
  if (!/^\d/.test(list)) return list;
  return `${/^\d+( [a-z ]+)?$/.test(list) ? 'Art.' : 'Arts.'} ${list}`;
}
