import { useEffect, useEffectEvent, useState } from 'react';
import type { Engine } from './engine';

const MINUTE_MS = 60_000;
const CHAPTER = 'chapter';

/** The values of the select; the first one never pauses. */
export const sleepChoices = [
  { value: '', label: 'No' },
  ...[5, 10, 20, 30, 45].map((minutes) => ({ value: String(minutes), label: `${minutes} min` })),
  { value: CHAPTER, label: 'Capítulo' },
] as const;

type Planned = { choice: string; at: number; chapter: number };

/** Pauses after some minutes, or when the chapter is over. */
export function useSleep(engine: Engine, chapter: number) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const stop = useEffectEvent(() => {
    engine.pause();
    setPlanned(null);
  });

  const at = planned && planned.choice !== CHAPTER ? planned.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => stop(), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);

  const isOver = planned?.choice === CHAPTER && chapter > planned.chapter;
  useEffect(() => {
    if (isOver) stop();
  }, [isOver]);

  return {
    choice: planned?.choice ?? '',
    set: (choice: string) =>
      setPlanned(choice === '' ? null : { choice, at: Date.now() + Number(choice) * MINUTE_MS, chapter }),
  };
}

export type Sleep = ReturnType<typeof useSleep>;
