import { rangeOf } from './passages';
import type { Spoken } from './use-listen';

const NAME = 'spoken';

/** Highlights the spoken sentence without changing the DOM, and keeps it visible. */
export function showSpoken(sentence: Pick<Spoken, 'section' | 'block' | 'start' | 'end'> | null): void {
  const canPaint = 'highlights' in CSS;
  if (canPaint) CSS.highlights.delete(NAME);
  for (const old of document.querySelectorAll('[data-spoken]')) old.removeAttribute('data-spoken');
  if (!sentence) return;
  const section = document.querySelector(`[data-section="${CSS.escape(sentence.section)}"]`);
  const range = section && rangeOf(section, sentence.start, sentence.end);
  const block = section?.querySelectorAll('[data-block]')[sentence.block];
  if (canPaint && range) CSS.highlights.set(NAME, new Highlight(range));
  else block?.setAttribute('data-spoken', '');
  keepInSight(range ?? block);
}

const BAR = 80;

/** Scrolls only when the line has left the middle of the screen. */
function keepInSight(at: Range | Element | null | undefined): void {
  if (!at) return;
  const { top, bottom } = at.getBoundingClientRect();
  if (top > BAR && bottom < window.innerHeight * 0.7) return;
  window.scrollBy({ top: top - window.innerHeight * 0.3 });
}
