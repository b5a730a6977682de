import { useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 200;

/**
 * Seconds left, while it runs; another `attempt` starts again. Measured with the clock, because a hidden tab slows its
 * timers down.
 */
export function useCountdown(
  seconds: number,
  isRunning: boolean,
  attempt: number,
  onEnd: () => void,
): number {
  const leftMs = useRef(seconds * 1000);
  const [shown, setShown] = useState(seconds);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    leftMs.current = seconds * 1000;
    setShown(seconds);
  }, [seconds, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    if (!isRunning) return;
    const before = leftMs.current;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      leftMs.current = Math.max(0, before - (performance.now() - startedAt));
      setShown(Math.ceil(leftMs.current / 1000));
      if (leftMs.current > 0) return;
      clearInterval(timer);
      end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, attempt]);
  return shown;
}
