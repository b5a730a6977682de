import type { FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import {
  type FlashMove,
  type FlashState,
  type FlashStep,
  flashcardRules,
} from '@atalaya/core/games/flashcards/flashcards';
import { PlayFrame, type PlayProps } from '../play/play-frame';
import type { PlayCodec } from '../play/play-session';
import { FlashcardsReview } from './flashcards-review';
import { FlashcardsScreen } from './flashcards-screen';

const codec: PlayCodec<FlashMove> = {
  toSent: (moves) => ({ game: 'flashcards', moves }),
  fromSent: (sent) => (sent.game === 'flashcards' ? sent.moves : []),
};

const progressOf = ({ entries }: FlashPuzzle, state: FlashState): number =>
  state.type === 'pairs' ? state.found.length / entries.length : state.at / state.queue.length;

export default function FlashcardsPlay(props: PlayProps<FlashPuzzle, FlashMove>) {
  return (
    <PlayFrame<FlashPuzzle, FlashStep, FlashState>
      {...props}
      rules={flashcardRules}
      codec={codec}
      Screen={FlashcardsScreen}
      Review={FlashcardsReview}
      progressOf={progressOf}
    />
  );
}
