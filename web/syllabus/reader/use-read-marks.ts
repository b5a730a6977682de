import { minutesOf } from '@atalaya/core/syllabus/reading/reading';
import { useEffect } from 'react';
import type { ReadingState } from './outbox';

/** A section counts as read after a quarter of its reading time, once its end was seen. */
const PART_OF_TIME = 0.25;
const TICK_MS = 1_000;

export function useReadMarks(
  current: string | null,
  sections: ReadingState['sections'],
  setRead: (section: string, isRead: boolean) => void,
): void {
  const open = sections.find(({ id, isRead }) => id === current && !isRead);
  const id = open?.id;
  const needed = open ? minutesOf(open.size) * 60_000 * PART_OF_TIME : 0;

  useEffect(() => {
    if (id === undefined) return;
    let stayed = 0;
    const tick = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      stayed += TICK_MS;
      if (stayed >= needed && endIsSeen(id)) setRead(id, true);
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [id, needed, setRead]);
}

function endIsSeen(section: string): boolean {
  const at = document.querySelector(`[data-section="${CSS.escape(section)}"]`);
  const text = at?.querySelector('[data-text]') ?? at;
  return text !== null && text.getBoundingClientRect().bottom <= window.innerHeight + 40;
}
