let lost: HTMLButtonElement | undefined;

/**
 * React stops a click on a section whose code has not loaded, so it never bubbles up to the window again. Links and forms
 * work without script; buttons are remembered.
 */
export function rememberLostClicks(): void {
  if (typeof window === 'undefined') return;
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    lost = button?.type === 'button' ? button : undefined;
  };
  window.addEventListener('click', remember, { capture: true });
  window.addEventListener('click', () => {
    lost = undefined;
  });
}

/** Clicks again, once the section reacts, if the last click was lost on it. Returns a cleanup function. */
export function repeatLostClick(id: string): () => void {
  // A click that makes React hydrate the section is still being handled now.
  const timer = setTimeout(() => {
    if (lost && document.getElementById(id)?.contains(lost)) lost.click();
  });
  return () => clearTimeout(timer);
}
