import type { Place } from '@atalaya/core/syllabus/reading/reading';
import { useEffect, useState } from 'react';

/** Pixels below the top of the viewport that count as the reading position; the bar is above it. */
const READING_LINE = 140;

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section]')];

const reached = (elements: readonly HTMLElement[]): number =>
  elements.findLastIndex((element) => element.getBoundingClientRect().top <= READING_LINE);

export function placeOnScreen(): Omit<Place, 'at'> | null {
  const all = sections();
  const section = all[Math.max(0, reached(all))];
  if (!section?.dataset.section) return null;
  const blocks = [...section.querySelectorAll<HTMLElement>('[data-block]')];
  return { section: section.dataset.section, block: Math.max(0, reached(blocks)) };
}

/** The visible section. Calls `onRest` when scrolling stops. */
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

/** Scrolls to a section, or to one block of it. */
export function showPlace(section: string, block = 0): void {
  const at = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
  const heading = at?.querySelector<HTMLElement>('h2');
  const target = block > 0 ? at?.querySelectorAll<HTMLElement>('[data-block]')[block] : heading;
  (target ?? heading)?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
