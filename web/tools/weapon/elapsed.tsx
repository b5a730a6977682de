import { type Cleaning, isFinished } from '@atalaya/core/tools/weapon/weapon';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Time since the first step; stands still once the work has ended. */
export function Elapsed({ cleaning }: { cleaning: Cleaning }) {
  const { startedAt, stoppedAt, log } = cleaning;
  const isOver = isFinished(cleaning) || stoppedAt !== undefined;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (startedAt === undefined) return null;
  const end = isOver ? (log.at(-1)?.at ?? now) : now;
  const seconds = Math.max(0, Math.floor((end - startedAt) / SECOND_MS));
  return (
    <p role="timer" className="flex items-center gap-2">
      <Timer aria-hidden="true" className="size-5 text-muted" />
      <span className="num text-[1.375rem]">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </p>
  );
}
