import type { FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import type { FlashState, FlashStep } from '@atalaya/core/games/flashcards/flashcards';
import type { GameScreenProps } from '../play/game-screen';
import { Countdown } from './countdown';
import { PairsRound } from './pairs-round';
import { RecallRound } from './recall-round';
import { TypedRound } from './typed-round';

export function FlashcardsScreen(props: GameScreenProps<FlashPuzzle, FlashState, FlashStep>) {
  const { puzzle, state, onMove, elapsed } = props;
  if (state.type === 'pairs') return <PairsRound puzzle={puzzle} state={state} onMove={onMove} />;
  if (puzzle.mode === 'type')
    return <TypedRound key={state.at} puzzle={puzzle} state={state} onMove={onMove} />;
  return (
    <>
      {puzzle.mode === 'clock' && <Countdown elapsed={elapsed} onEnd={() => onMove({ type: 'time-up' })} />}
      <RecallRound puzzle={puzzle} state={state} onMove={onMove} />
    </>
  );
}
