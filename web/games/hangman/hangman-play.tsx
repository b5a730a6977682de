import {
  type HangmanMove,
  type HangmanPuzzle,
  type HangmanState,
  type HangmanStep,
  hangmanRules,
} from '@atalaya/core/games/hangman/hangman';
import { PlayFrame, type PlayProps } from '../play/play-frame';
import type { PlayCodec } from '../play/play-session';
import { HangmanReview } from './hangman-review';
import { HangmanScreen } from './hangman-screen';

const codec: PlayCodec<HangmanMove> = {
  toSent: (moves) => ({ game: 'hangman', moves }),
  fromSent: (sent) => (sent.game === 'hangman' ? sent.moves : []),
};

const progressOf = ({ words }: HangmanPuzzle, state: HangmanState): number =>
  state.words.filter(({ outcome }) => outcome !== 'open').length / words.length;

export default function HangmanPlay(props: PlayProps<HangmanPuzzle, HangmanMove>) {
  return (
    <PlayFrame<HangmanPuzzle, HangmanStep, HangmanState>
      {...props}
      rules={hangmanRules}
      codec={codec}
      Screen={HangmanScreen}
      Review={HangmanReview}
      progressOf={progressOf}
    />
  );
}
