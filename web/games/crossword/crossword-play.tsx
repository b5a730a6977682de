import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
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
import { PrintSheet } from './print-sheet';
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
