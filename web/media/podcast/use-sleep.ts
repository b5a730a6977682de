import { useEffect, useEffectEvent, useState } from 'react';
import type { Engine } from './engine';

const MINUTE_MS = 60_000;

type Choice = { minutes: number } | 'chapter';
/** When playback stops by itself. */
type Planned = { at: number } | { after: number };

export const sleepChoices: readonly { label: string; choice: Choice }[] = [
  ...[5, 10, 20, 30, 45].map((minutes) => ({ label: `En ${minutes} minutos`, choice: { minutes } })),
  { label: 'Al acabar el capítulo', choice: 'chapter' },
];

/** Pauses after some minutes, or when the chapter is over. */
export function useSleep(engine: Engine, chapter: number) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const stop = useEffectEvent(() => {
    engine.pause();
    setPlanned(null);
  });

  const at = planned && 'at' in planned ? planned.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => stop(), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);

  const isOver = planned !== null && 'after' in planned && chapter > planned.after;
  useEffect(() => {
    if (isOver) stop();
  }, [isOver]);

  const minutes = at === undefined ? 0 : Math.max(1, Math.ceil((at - Date.now()) / MINUTE_MS));
  return {
    set: (choice: Choice | null) =>
      setPlanned(
        choice === null
          ? null
          : choice === 'chapter'
            ? { after: chapter }
            : { at: Date.now() + choice.minutes * MINUTE_MS },
      ),
    words: planned ? (at === undefined ? 'al acabar el capítulo' : `en ${minutes} minutos`) : undefined,
    short: planned ? (at === undefined ? 'Cap.' : String(minutes)) : '',
  };
}

export type Sleep = ReturnType<typeof useSleep>;
