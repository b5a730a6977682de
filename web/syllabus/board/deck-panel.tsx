import type { Answer } from '@atalaya/core/api';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { type StudyFilter, studyPath } from '@atalaya/core/review/study-path';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button';
import { Figures } from '../../ui/figures';

type Deck = Answer<'GET /api/topics/:id/decks'>[number];

type DeckProps = {
  number: number;
  /** Undefined without a connection. */
  deck: Deck | undefined;
  titles: ReadonlyMap<string, string>;
};

/** What is due and learnt in a deck, and the ways to study it. */
export function DeckPanel({ number, deck, titles }: DeckProps) {
  if (!deck) return null;
  const { kind, total, due, learnt, nextDay } = deck;
  const path = (filter: StudyFilter) => studyPath({ topic: number, kind, ...filter });
  return (
    <div className="mb-5 border-b border-line pb-5">
      <Figures
        figures={[
          [due, 'para hoy'],
          [learnt, learnt === 1 ? 'aprendida' : 'aprendidas'],
          [total - due - learnt, total - due - learnt === 1 ? 'nueva' : 'nuevas'],
        ]}
        valueClass="text-h2"
        className="grid grid-cols-3 gap-3"
      />
      {due === 0 && nextDay && (
        <p className="mt-3 text-small text-muted">Nada para hoy. Las próximas, el {dayAndMonth(nextDay)}.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {due > 0 && <ButtonLink to={path({ only: 'due' })}>Repasar {due}</ButtonLink>}
        <ButtonLink to={path({ only: 'all' })} variant={due > 0 ? 'outline' : 'primary'}>
          Estudiar todas
        </ButtonLink>
        <ButtonLink to={path({ only: 'cram' })} variant="quiet">
          Ensayo
        </ButtonLink>
      </div>
      <p className="mt-2.5 text-small text-muted">
        El ensayo las baraja todas y no cambia las fechas de tus repasos.
      </p>
      {deck.sections.length > 1 && (
        <details className="group mt-3">
          <summary className="flex min-h-11 items-center gap-1.5 text-small font-semibold text-navy">
            Por apartados
            <ChevronDown className="size-4.5 group-open:rotate-180" />
          </summary>
          <ul>
            {deck.sections.map((section) => (
              <li key={section.id} className="border-b border-line last:border-b-0">
                <Link
                  to={path({ only: section.due > 0 ? 'due' : 'all', section: section.id })}
                  className="flex min-h-11 items-center justify-between gap-4 py-2 text-small no-underline hover:underline"
                >
                  {titles.get(section.id) ?? section.id}
                  <span className="flex-none text-micro text-muted">
                    {section.due > 0 ? `${section.due} para hoy` : `${section.learnt} de ${section.total}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
