import { useCallback, useSyncExternalStore } from 'react';
import type { Desk } from './exam-desk';

const TICK_MS = 250;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds to the deadline by the server's clock; null without one. The server renders what it sent. */
export function useSecondsLeft(desk: Desk, rendered: number | null): number | null {
  const read = useCallback(() => {
    const { deadlineAt } = desk.view();
    return deadlineAt === null ? null : Math.max(0, Math.ceil((deadlineAt - desk.clock.now()) / 1000));
  }, [desk]);
  return useSyncExternalStore(everyTick, read, () => rendered);
}
