/** While nobody is looking the body says so, as `data-hidden` and `.tab-hidden`: animations and clocks may rest. */
export function watchHiddenTab(): () => void {
  const mark = () => {
    document.body.toggleAttribute('data-hidden', document.hidden);
    document.body.classList.toggle('tab-hidden', document.hidden);
  };
  mark();
  document.addEventListener('visibilitychange', mark);
  return () => document.removeEventListener('visibilitychange', mark);
}
