import {
  type HomeSection,
  homeSectionIds,
  isHomeSection,
  type SectionTop,
  sectionInView,
} from '@atalaya/core/platform/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** As it was told last: asking a page that has just changed would make the browser lay it out at once. */
let scrolled = 0;

function onScroll(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  // A page may stand further down from the beginning.
  const frame = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
}

/** Whether the page has been scrolled further than this. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrolled > pixels,
    () => false,
  );

function readSection(): HomeSection | undefined {
  const tops: SectionTop[] = [];
  for (const id of homeSectionIds) {
    const section = document.getElementById(id);
    if (section && isHomeSection(id)) tops.push({ id, top: section.getBoundingClientRect().top });
  }
  const { scrollHeight } = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  return sectionInView(tops, window.innerHeight * 0.4, atEnd);
}

/** The tracked section that the reader is in, on any page that has sections with those ids. */
export function useHomeSection(tracking: boolean): HomeSection | undefined {
  const [section, setSection] = useState<HomeSection>();

  useEffect(() => {
    if (!tracking) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSection(readSection()));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [tracking]);

  return tracking ? section : undefined;
}
