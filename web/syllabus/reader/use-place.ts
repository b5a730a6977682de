import type { Place } from '@atalaya/core/syllabus/reading';
import { useEffect, useState } from 'react';

/** How far under the top of the screen the eye reads; the bar is above it. */
const READING_LINE = 140;

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section]')];

/** The last of these that begins above the reading line. */
const reached = (elements: readonly HTMLElement[]): number =>
  elements.findLastIndex((element) => element.getBoundingClientRect().top <= READING_LINE);

export function placeOnScreen(): Omit<Place, 'at'> | null {
  const all = sections();
  const section = all[Math.max(0, reached(all))];
  if (!section?.dataset.section) return null;
  const blocks = [...section.querySelectorAll<HTMLElement>('[data-block]')];
  return { section: section.dataset.section, block: Math.max(0, reached(blocks)) };
}

/** The section under the eye, and a word to whoever remembers places, once the page has come to rest. */
export function usePlace(onRest: (place: Place) => void): string | null {
  const [section, setSection] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let moved = false;
    const look = () => {
      frame = 0;
      const place = placeOnScreen();
      setSection(place?.section ?? null);
      clearTimeout(rest);
      if (moved && place) rest = setTimeout(() => onRest({ ...place, at: new Date().toISOString() }), 500);
    };
    const onScroll = () => {
      moved = true;
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [onRest]);

  return section;
}

/** Brings a section to the top of the screen, or one block of it if the reader had got that far. */
export function showPlace(section: string, block = 0): void {
  const at = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
  const heading = at?.querySelector<HTMLElement>('h2');
  const target = block > 0 ? at?.querySelectorAll<HTMLElement>('[data-block]')[block] : heading;
  (target ?? heading)?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
