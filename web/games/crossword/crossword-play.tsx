import { type Crossword, type Direction, directions } from '@atalaya/core/games/crossword/puzzle';
import {
  type CrosswordMove,
  type CrosswordState,
  type CrosswordStep,
  crosswordRules,
} from '@atalaya/core/games/crossword/rules';
import { useState } from 'react';
import { PlayFrame, type PlayProps } from '../play/play-frame';
import type { PlayCodec } from '../play/play-session';
import { CrosswordReview } from './crossword-review';
import { CrosswordScreen } from './crossword-screen';
import { SolutionGrid } from './solution-grid';
import { TopActions } from './top-actions';

const codec: PlayCodec<CrosswordMove> = {
  toSent: (moves) => ({ game: 'crossword', moves }),
  fromSent: (sent) => (sent.game === 'crossword' ? sent.moves : []),
};

/** The letters written, right or not: the bar must not tell which ones are wrong. */
function progressOf({ solution }: Crossword, state: CrosswordState): number {
  return Object.keys(state.cells).length / solution.filter((letter) => letter !== null).length;
}

export default function CrosswordPlay(props: PlayProps<Crossword, CrosswordMove>) {
  const [hasSolution, setSolution] = useState(false);
  return (
    <>
      <div className="print:hidden">
        <PlayFrame<Crossword, CrosswordStep, CrosswordState>
          {...props}
          rules={crosswordRules}
          codec={codec}
          Screen={CrosswordScreen}
          Review={CrosswordReview}
          progressOf={progressOf}
          actions={<TopActions view={props.view} onPrint={setSolution} />}
        />
      </div>
      <PrintSheet puzzle={props.puzzle} hasSolution={hasSolution} />
    </>
  );
}

const titles: Record<Direction, string> = { across: 'Horizontales', down: 'Verticales' };

/** Only on paper: the grid, empty or solved, and the clues. */
function PrintSheet({ puzzle, hasSolution }: { puzzle: Crossword; hasSolution: boolean }) {
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
