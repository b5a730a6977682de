/**
 * Sets `data-hidden` and `.tab-hidden` on the body while the tab is hidden, so that animations and timers can pause.
 */
export function watchHiddenTab(): () => void {
  const mark = () => {
    document.body.toggleAttribute('data-hidden', document.hidden);
    document.body.classList.toggle('tab-hidden', document.hidden);
  };
  mark();
  document.addEventListener('visibilitychange', mark);
  return () => document.removeEventListener('visibilitychange', mark);
}
