import { useCallback, useSyncExternalStore } from 'react';
import type { ExamSession } from './exam-session';

const TICK_MS = 250;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** A value that is read again four times a second. */
export const useTicking = <T extends number | null>(read: () => T, rendered: T): T =>
  useSyncExternalStore(everyTick, read, () => rendered);

/** Whole seconds to the deadline by the server's clock; null without one. The server renders what it sent. */
export function useSecondsLeft(session: ExamSession, rendered: number | null): number | null {
  const read = useCallback(() => {
    const { deadlineAt } = session.view();
    return deadlineAt === null ? null : Math.max(0, Math.ceil((deadlineAt - session.clock.now()) / 1000));
  }, [session]);
  return useTicking(read, rendered);
}
