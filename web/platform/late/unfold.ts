/** By then React has taken over what is on the screen; what comes near it sooner, the browser lays out by itself. */
const AFTER_LOAD_MS = 3000;

let turn: Promise<void> | undefined;

/** Lets go of `content-visibility` once the page is at rest: one part per idle moment, so that no moment is long. */
export function unfoldInTurn(part: HTMLElement): void {
  turn ??= pageLoaded().then(pause);
  turn = turn.then(idle).then(() => {
    part.style.contentVisibility = 'visible';
    return nextFrame();
  });
}

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, AFTER_LOAD_MS));

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

const nextFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
