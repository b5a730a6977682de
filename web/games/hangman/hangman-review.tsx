import type { HangmanPuzzle, HangmanState } from '@atalaya/core/games/hangman/hangman';
import { Check, LifeBuoy, X } from 'lucide-react';
import { Card } from '../../ui/card';
import { Plate } from '../../ui/plate';
import { ReportPlayed } from '../play/report-played';

const words = { found: 'Acertada', helped: 'Con pista', dark: 'A oscuras' } as const;
const icons = { found: Check, helped: LifeBuoy, dark: X } as const;
const inks = { found: 'text-success', helped: 'text-warning', dark: 'text-danger' } as const;

type ReviewProps = { playId: string; puzzle: HangmanPuzzle; state: HangmanState };

/** The words of the play with their definitions. */
export function HangmanReview({ playId, puzzle, state }: ReviewProps) {
  const ended = state.words.flatMap((word, index) => {
    const given = puzzle.words[index];
    if (!given || word.outcome === 'open') return [];
    const how = word.outcome === 'dark' ? 'dark' : word.hints > 0 ? 'helped' : 'found';
    return [{ given, how } as const];
  });
  if (ended.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h4">Las palabras</h2>
      <ul className="mt-3 divide-y divide-line">
        {ended.map(({ given, how }) => {
          const Icon = icons[how];
          return (
            <li key={given.id} className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
              <Plate variant="outline" size="sm">
                {given.topic}
              </Plate>
              <div>
                <p className="flex flex-wrap items-center gap-x-3">
                  <b>{given.word}</b>
                  <span className={`inline-flex items-center gap-1 text-small ${inks[how]}`}>
                    <Icon className="size-4" />
                    {words[how]}
                  </span>
                  <ReportPlayed playId={playId} kind="term" itemId={given.id} name={given.word} />
                </p>
                <p className="text-small text-muted">{given.definition}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
