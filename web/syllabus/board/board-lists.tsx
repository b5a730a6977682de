import type { Answer } from '@atalaya/core/api';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { compareText } from '@atalaya/core/platform/collation';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button';

type Bundle = Answer<'GET /api/topics/:id/bundle'>;
type Held<T extends { content: unknown }> = NonNullable<T['content']>;

const FIRST = 6;

/** Shows the first few and the rest on request. */
function Few<T extends { id: string }>({
  items,
  show,
}: {
  items: readonly T[];
  show: (item: T) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <>
      <ul>
        {shown.map((item) => (
          <li key={item.id} className="border-b border-line last:border-b-0">
            {show(item)}
          </li>
        ))}
      </ul>
      {items.length > FIRST && (
        <Button variant="quiet" size="sm" className="mt-3 -ml-3.5" onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver las ${items.length}`}
        </Button>
      )}
    </>
  );
}

export function CardList({ cards }: { cards: Held<Bundle['flashcards']> }) {
  return (
    <Few
      items={cards}
      show={({ front, back }) => (
        <details className="group">
          <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-medium">
            {front}
            <ChevronDown className="size-5 text-muted group-open:rotate-180" />
          </summary>
          <p className="pb-3 text-muted">{back}</p>
        </details>
      )}
    />
  );
}

type StatementsProps = {
  number: number;
  statements: Held<Bundle['trueFalse']>;
  titles: ReadonlyMap<string, string>;
};

/** Statements without their answers, each with the section that settles it. */
export function Statements({ number, statements, titles }: StatementsProps) {
  return (
    <Few
      items={statements}
      show={({ statement, section }) => (
        <div className="py-2.5">
          <p>{statement}</p>
          {section && titles.has(section) && (
            <Link to={topicPath(number, section)} className="link text-micro">
              Compruébalo en «{titles.get(section)}»
            </Link>
          )}
        </div>
      )}
    />
  );
}

export function Glossary({ terms }: { terms: Answer<'GET /api/topics/:id/terms'> }) {
  return (
    <Few
      items={[...terms].sort((one, other) => compareText(one.word, other.word))}
      show={({ word, definition }) => (
        <p className="py-2.5">
          <b>{capitalize(word)}</b>: {definition}
        </p>
      )}
    />
  );
}
