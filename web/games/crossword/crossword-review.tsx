import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import { type CrosswordState, crosswordRules } from '@atalaya/core/games/crossword/rules';
import { Check, LifeBuoy, X } from 'lucide-react';
import { Card } from '../../ui/card';
import { ReportPlayed } from '../play/report-played';
import { SolutionGrid } from './solution-grid';
import { nameOf } from './wording';

const words = { right: 'Acertada', helped: 'Con ayuda', wrong: 'Sin resolver' } as const;
const icons = { right: Check, helped: LifeBuoy, wrong: X } as const;
const inks = { right: 'text-success', helped: 'text-warning', wrong: 'text-danger' } as const;

type ReviewProps = { playId: string; puzzle: Crossword; state: CrosswordState };

/** The solved grid and every word with its clue. */
export function CrosswordReview({ playId, puzzle, state }: ReviewProps) {
  const { items } = crosswordRules.resultOf(puzzle, state);
  const outcomes = new Map(items.map(({ itemId, outcome }) => [itemId, outcome]));
  return (
    <Card>
      <h2 className="text-h4">La solución</h2>
      <div className="mt-4 overflow-x-auto">
        <SolutionGrid puzzle={puzzle} hasLetters cellSize="1.5rem" />
      </div>
      <ul className="mt-4 divide-y divide-line">
        {puzzle.entries.map((entry) => {
          const outcome = outcomes.get(entry.termId);
          const Icon = outcome && icons[outcome];
          return (
            <li key={entry.termId} className="py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <b>{entry.word}</b>
                <span className="text-small text-muted">{nameOf(entry)}</span>
                {outcome && Icon && (
                  <span className={`inline-flex items-center gap-1 text-small ${inks[outcome]}`}>
                    <Icon className="size-4" />
                    {words[outcome]}
                  </span>
                )}
                <ReportPlayed playId={playId} kind="term" itemId={entry.termId} name={entry.word} />
              </p>
              <p className="text-small text-muted">{entry.clue}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
