let turn: Promise<void> = Promise.resolve();

/** Lets go of `content-visibility` once someone is at the page: one part per idle moment, so that no moment is long. */
export function unfoldInTurn(part: HTMLElement): void {
  turn = turn
    .then(() => isInUse)
    .then(idle)
    .then(() => {
      part.style.contentVisibility = 'visible';
      return nextFrame();
    });
}

/** Until then the browser itself lays out what comes near the screen. */
const isInUse = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const acts = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;
  const begin = () => {
    for (const act of acts) window.removeEventListener(act, begin);
    resolve();
  };
  for (const act of acts) window.addEventListener(act, begin, { passive: true });
});

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

const nextFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
