/**
 * Clicks, keys, context menu, selection and drag. Scrolling stays, because the screen may be taller than the window.
 */
const blocked = [
  ...['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup'],
  ...['keydown', 'keypress', 'keyup'],
  ...['contextmenu', 'selectstart', 'dragstart', 'drag', 'drop', 'copy', 'cut', 'paste', 'submit'],
];

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Makes everything except `screen` inert. Returns a cleanup function. */
export function blockInput(screen: HTMLElement): () => void {
  const before = document.activeElement;
  const hideBehind = () => {
    for (const element of document.body.children) element.toggleAttribute('inert', element !== screen);
  };
  // The redirect home replaces the page behind the screen.
  const pages = new MutationObserver(hideBehind);
  pages.observe(document.body, { childList: true });
  hideBehind();
  for (const name of blocked) window.addEventListener(name, stop, { capture: true });
  screen.focus();
  return () => {
    pages.disconnect();
    for (const name of blocked) window.removeEventListener(name, stop, { capture: true });
    for (const element of document.body.children) element.toggleAttribute('inert', false);
    if (before instanceof HTMLElement) before.focus();
  };
}
