import { useEffect } from 'react';

/** Buttons that were pressed in parts of the page whose code had not arrived; each counts once, however often it was tried. */
const waiting = new Map<string, Set<HTMLElement>>();
const alive = new Set<string>();

function note({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const id = button?.closest<HTMLElement>('[data-late]')?.dataset.late;
  if (button && id && !alive.has(id)) waiting.set(id, (waiting.get(id) ?? new Set()).add(button));
}

/**
 * For a page with late parts, called where its module begins: React never hears of what is pressed in a part that it does
 * not know yet. From then on, not from an effect: what is pressed while React takes the page over would fall between.
 */
export function noteEarlyPresses(): void {
  if (typeof window !== 'undefined') window.addEventListener('click', note, true);
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
