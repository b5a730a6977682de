import { type Act, isTakenOver, replay } from '../early-acts';

/** What was done in each late part of the visit's pages before its code had come. */
const held = new Map<string, Map<HTMLElement, Act>>();

/** What is pressed or typed in the part while it is asleep waits for its code, links too: nothing typed there is lost by leaving. */
export function holdActsIn(id: string): void {
  if (typeof window === 'undefined') return;
  for (const kind of ['click', 'input']) window.addEventListener(kind, hold, true);
  if (!held.has(id)) held.set(id, new Map());
}

/** Called when the part is alive, or will never be. */
export function releaseActsIn(id: string): void {
  const waiting = held.get(id);
  held.delete(id);
  if (waiting) replay(waiting);
}

function hold(event: Event): void {
  const act = window.earlyActs?.of(event);
  const waiting = act && heldAround(act[0]);
  if (!waiting || leadsElsewhere(act[0], event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting.delete(act[0]);
  waiting.set(act[0], act);
}

function heldAround(element: HTMLElement): Map<HTMLElement, Act> | undefined {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const waiting = held.get(part.id);
    if (waiting) return isTakenOver(part) ? undefined : waiting;
  }
}

/** A link that the browser follows better than the page: to another place or window, or within this page. */
function leadsElsewhere(element: HTMLElement, event: Event): boolean {
  if (!(element instanceof HTMLAnchorElement)) return false;
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))
    return true;
  const isHere = element.pathname === location.pathname && element.search === location.search;
  return element.origin !== location.origin || isHere || element.target !== '' || element.download !== '';
}
