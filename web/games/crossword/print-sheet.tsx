import { type Crossword, type Direction, directions } from '@atalaya/core/games/crossword/puzzle';
import { SolutionGrid } from './solution-grid';

const titles: Record<Direction, string> = { across: 'Horizontales', down: 'Verticales' };

/** Only on paper: the grid, empty or solved, and the clues. */
export function PrintSheet({ puzzle, hasSolution }: { puzzle: Crossword; hasSolution: boolean }) {
  return (
    <div data-print-sheet className="hidden text-black print:block">
      <h2 className="mb-4 text-h3">Crucigrama{hasSolution ? ', solución' : ''}</h2>
      <SolutionGrid puzzle={puzzle} hasLetters={hasSolution} cellSize="7.5mm" />
      <div className="mt-6 grid grid-cols-2 gap-8 text-[10pt] leading-[1.35]">
        {directions.map((direction) => (
          <section key={direction}>
            <h3 className="mb-2 text-h4">{titles[direction]}</h3>
            <ol>
              {puzzle.entries
                .filter((entry) => entry.direction === direction)
                .map((entry) => (
                  <li key={entry.termId} className="mb-1.5 break-inside-avoid">
                    <b>{entry.number}.</b> {entry.clue} ({entry.cells.length})
                    {hasSolution && <b> {entry.word}</b>}
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
