import { onUserKnown } from './session';
import { whenIdle } from './when-idle';

const STAYS_MS = 10_000;
const ACTS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/**
 * Begins what serves a visit rather than a page: for a user at once, for a guest who does something here or stays. Whoever
 * turns away again pays nothing for it, and the page that they look at meanwhile has the device for itself. Returns the way out.
 */
export function forTheVisit(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  let cancel = () => {};
  const start = () => {
    cancel();
    end ??= begin();
  };
  const cancelWait = whenStaying(() => {
    cancel = whenIdle(start);
  });
  const forget = onUserKnown((user) => {
    if (!user) return;
    cancelWait();
    start();
  });
  return () => {
    forget();
    cancelWait();
    cancel();
    end?.();
  };
}

function whenStaying(work: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const act of ACTS) window.removeEventListener(act, stayed);
  };
  const stayed = () => {
    stop();
    work();
  };
  const timer = setTimeout(stayed, STAYS_MS);
  for (const act of ACTS) window.addEventListener(act, stayed, { passive: true });
  return stop;
}
