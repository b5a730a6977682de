let turn: Promise<void> = Promise.resolve();

/** Lets go of `content-visibility` once the page has loaded: one part per idle moment, so that no moment is long. */
export function unfoldInTurn(part: HTMLElement): void {
  turn = turn
    .then(pageLoaded)
    .then(idle)
    .then(() => {
      part.style.contentVisibility = 'visible';
      return nextFrame();
    });
}

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

const nextFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
