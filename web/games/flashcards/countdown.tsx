import { CLOCK_MS } from '@atalaya/core/games/flashcards/deck';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

type CountdownProps = { elapsed: () => number; onEnd: () => void };

const TICK_MS = 250;
const LAST_SECONDS = 10;

/** The seconds that are left; the end is sent until the play takes it. */
export function Countdown({ elapsed, onEnd }: CountdownProps) {
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
      <Timer aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="num text-h3">
        {seconds}
      </span>
    </p>
  );
}
