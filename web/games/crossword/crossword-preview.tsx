import { buildCrossword } from '@atalaya/core/games/crossword/puzzle';
import type { Difficulty } from '@atalaya/core/games/game';
import type { Term } from '@atalaya/core/games/play';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Shuffle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { SolutionGrid } from './solution-grid';
import { nameOf } from './wording';

type CrosswordPreviewProps = {
  terms: readonly Term[];
  difficulty: Difficulty;
  /** The id of a term that should be in it. */
  wanted?: string;
};

const TRIES = 12;

/** The first crossword from a seed on that has the wanted term; any one if none of some has it. */
function crosswordWith({ terms, difficulty, wanted }: CrosswordPreviewProps, seed: number) {
  const build = (one: number) => buildCrossword({ terms, cards: [], branches: [] }, one, difficulty);
  const first = build(seed);
  if (wanted === undefined || first === null) return { puzzle: first, seed };
  for (let next = seed; next < seed + TRIES; next += 1) {
    const puzzle = build(next);
    if (puzzle?.entries.some(({ termId }) => termId === wanted)) return { puzzle, seed: next };
  }
  return { puzzle: first, seed };
}

/** The crosswords that these terms give, one seed after the other. */
export function CrosswordPreview({ terms, difficulty, wanted }: CrosswordPreviewProps) {
  const [from, setFrom] = useState(1);
  const { puzzle, seed } = useMemo(
    () => crosswordWith({ terms, difficulty, ...(wanted ? { wanted } : {}) }, from),
    [terms, difficulty, wanted, from],
  );
  if (puzzle === null)
    return (
      <p className="text-muted">
        Con {formatCount(terms.length, 'término', 'términos')} no sale un crucigrama: hacen falta al menos
        doce palabras que se crucen.
      </p>
    );
  const isMissing = wanted !== undefined && !puzzle.entries.some(({ termId }) => termId === wanted);
  return (
    <div className="grid gap-4">
      {isMissing && (
        <p className="text-muted">Esta palabra no ha entrado en los primeros crucigramas de su tema.</p>
      )}
      <div className="overflow-x-auto">
        <SolutionGrid puzzle={puzzle} hasLetters cellSize="1.5rem" />
      </div>
      <Button variant="outline" size="sm" className="w-fit" onClick={() => setFrom(seed + 1)}>
        <Shuffle />
        Otro crucigrama
      </Button>
      <ul className="grid gap-x-8 text-small md:grid-cols-2">
        {puzzle.entries.map((entry) => (
          <li
            key={entry.termId}
            className={`border-b border-line py-1.5 ${entry.termId === wanted ? 'bg-gold-tint' : ''}`}
          >
            <b>{nameOf(entry)}.</b> {entry.clue} <span className="text-muted">({entry.word})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
