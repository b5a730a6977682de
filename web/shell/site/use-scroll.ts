import {
  type HomeSection,
  homeSectionIds,
  isHomeSection,
  type SectionTop,
  sectionInView,
} from '@atalaya/core/platform/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Cached, because reading scrollY right after a DOM change would force a layout. */
let scrolled = 0;

function onScroll(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  // The page may already be scrolled on load.
  const frame = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
}

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
