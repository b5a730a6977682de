import { askedPieces, type PlacingPuzzle } from '@atalaya/core/games/placing/board';
import { placingRules } from '@atalaya/core/games/placing/placing';
import type { PlacingMove, PlacingState, PlacingStep } from '@atalaya/core/games/placing/state';
import { PlayFrame, type PlayProps } from '../play/play-frame';
import type { PlayCodec } from '../play/play-session';
import { PlacingReview } from './placing-review';
import { PlacingScreen } from './placing-screen';

const codec: PlayCodec<PlacingMove> = {
  toSent: (moves) => ({ game: 'placing', moves }),
  fromSent: (sent) => (sent.game === 'placing' ? sent.moves : []),
};

const progressOf = (puzzle: PlacingPuzzle, { right }: PlacingState): number =>
  right.length / Math.max(1, askedPieces(puzzle).length);

export default function PlacingPlay(props: PlayProps<PlacingPuzzle, PlacingMove>) {
  return (
    <PlayFrame<PlacingPuzzle, PlacingStep, PlacingState>
      {...props}
      rules={placingRules}
      codec={codec}
      Screen={PlacingScreen}
      Review={PlacingReview}
      progressOf={progressOf}
    />
  );
}
