import type { Crossword } from '@atalaya/core/games/crossword/puzzle';

type SolutionGridProps = { puzzle: Crossword; hasLetters: boolean; cellSize: string };

/** The grid as a picture, to print it or to show what the terms of a topic give. */
export function SolutionGrid({ puzzle, hasLetters, cellSize }: SolutionGridProps) {
  const numbers = new Map(puzzle.entries.map(({ cells, number }) => [cells[0], number]));
  return (
    <div
      role="img"
      aria-label={`Cuadrícula de ${puzzle.columns} por ${puzzle.rows} con ${puzzle.entries.length} palabras`}
      className="grid w-fit"
      style={{
        gridTemplateColumns: `repeat(${puzzle.columns}, ${cellSize})`,
        gridTemplateRows: `repeat(${puzzle.rows}, ${cellSize})`,
      }}
    >
      {puzzle.solution.map((letter, cell) =>
        letter === null ? null : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid do not change
            key={cell}
            style={{
              gridRow: Math.floor(cell / puzzle.columns) + 1,
              gridColumn: (cell % puzzle.columns) + 1,
            }}
            className="relative -mr-px -mb-px grid place-items-center border border-current font-display text-[0.875rem] leading-none font-bold"
          >
            {numbers.has(cell) && (
              <span className="num absolute top-px left-px text-[0.5rem] font-semibold">
                {numbers.get(cell)}
              </span>
            )}
            {hasLetters && letter}
          </span>
        ),
      )}
    </div>
  );
}
