import type { PlayView } from '@atalaya/core/games/plays.contract';
import { lazy } from 'react';

const CrosswordPlay = lazy(() => import('../crossword/crossword-play'));
const FlashcardsPlay = lazy(() => import('../flashcards/flashcards-play'));
const HangmanPlay = lazy(() => import('../hangman/hangman-play'));
const PlacingPlay = lazy(() => import('../placing/placing-play'));

type GamePlayProps = { view: PlayView; userId: string; onRefused: (notice: string) => void };

/** The screen of the game, loaded when it is played. */
export function GamePlay(props: GamePlayProps) {
  const { play } = props.view;
  switch (play.game) {
    case 'crossword':
      return <CrosswordPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'flashcards':
      return <FlashcardsPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'hangman':
      return <HangmanPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'placing':
      return <PlacingPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
  }
}
