import { useEffect } from 'react';

/** What was pressed in parts of the page whose code had not arrived. */
const waiting = new Map<string, HTMLElement[]>();
const alive = new Set<string>();

function note({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const part = button?.closest<HTMLElement>('[data-late]');
  const id = part?.dataset.late;
  if (button && id && !alive.has(id)) waiting.set(id, [...(waiting.get(id) ?? []), button]);
}

/** For a page with late parts: a button that is pressed too early is remembered, because React never hears of it. */
export function useEarlyPresses(): void {
  useEffect(() => {
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, []);
}

/** For a late part, whose element says `data-late={id}`: what was pressed before it was alive is pressed now. */
export function useLivePart(id: string): void {
  useEffect(() => {
    alive.add(id);
    for (const button of waiting.get(id) ?? []) if (button.isConnected) button.click();
    waiting.delete(id);
    return () => void alive.delete(id);
  }, [id]);
}
