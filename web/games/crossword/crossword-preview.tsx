import { buildCrossword } from '@atalaya/core/games/crossword/puzzle';
import type { Difficulty } from '@atalaya/core/games/game';
import type { Term } from '@atalaya/core/games/play';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Shuffle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { SolutionGrid } from './solution-grid';
import { nameOf } from './wording';

type CrosswordPreviewProps = { terms: readonly Term[]; difficulty: Difficulty };

/** The crosswords that these terms give, one seed after the other. */
export function CrosswordPreview({ terms, difficulty }: CrosswordPreviewProps) {
  const [seed, setSeed] = useState(1);
  const puzzle = useMemo(
    () => buildCrossword({ terms, cards: [], branches: [] }, seed, difficulty),
    [terms, seed, difficulty],
  );
  if (puzzle === null)
    return (
      <p className="text-muted">
        Con {formatCount(terms.length, 'término', 'términos')} no sale un crucigrama: hacen falta al menos
        doce palabras que se crucen.
      </p>
    );
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <SolutionGrid puzzle={puzzle} hasLetters cellSize="1.5rem" />
      </div>
      <Button variant="outline" size="sm" className="w-fit" onClick={() => setSeed(seed + 1)}>
        <Shuffle aria-hidden="true" />
        Otro crucigrama
      </Button>
      <ul className="grid gap-x-8 text-small md:grid-cols-2">
        {puzzle.entries.map((entry) => (
          <li key={entry.termId} className="border-b border-line py-1.5">
            <b className="font-semibold">{nameOf(entry)}.</b> {entry.clue}{' '}
            <span className="text-muted">({entry.word})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
