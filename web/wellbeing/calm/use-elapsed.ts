import { useEffect, useState } from 'react';

const TICK_MS = 100;

/** Seconds that pass while it runs, by the clock of the device. */
export function useElapsed() {
  const [ms, setMs] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last;
      last = now;
      setMs((before) => before + passed);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds: ms / 1_000,
    isRunning,
    toggle: () => setRunning(!isRunning),
    pause: () => setRunning(false),
  };
}
