import { CLOCK_MS, type FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import type { FlashState, FlashStep } from '@atalaya/core/games/flashcards/flashcards';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameScreenProps } from '../play/game-screen';
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

type CountdownProps = { elapsed: () => number; onEnd: () => void };

const TICK_MS = 250;
const LAST_SECONDS = 10;

/** The seconds that are left; the end is sent until the play takes it. */
function Countdown({ elapsed, onEnd }: CountdownProps) {
  const [leftMs, setLeft] = useState(() => CLOCK_MS - elapsed());
  const onTick = useEffectEvent(() => {
    const left = CLOCK_MS - elapsed();
    setLeft(left);
    if (left <= 0) onEnd();
  });
  useEffect(() => {
    const ticking = setInterval(() => onTick(), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return (
    <p
      role="timer"
      aria-label={`Quedan ${seconds} segundos`}
      className={`mb-4 flex items-center justify-center gap-2 ${seconds <= LAST_SECONDS ? 'text-danger' : ''}`}
    >
      <Timer className="size-5" />
      <span aria-hidden="true" className="num text-h3">
        {seconds}
      </span>
    </p>
  );
}
