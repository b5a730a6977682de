import type { Anchor, TourStep } from '@atalaya/core/media/tutorials/tour';
import { useEffect, useState } from 'react';

export type Box = { top: number; left: number; width: number; height: number };
type Found = { box: Box | null; isMissing: boolean };

const PATIENCE_MS = 6000;
const NOTHING: Found = { box: null, isMissing: false };

const same = (a: Box | null, b: Box | null) =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height;

/** Where the step's element is on the screen. Pages load their data late: it is waited for, and followed when it moves. */
export function useAnchor(step: TourStep, isHere: boolean): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    if (!isHere) return;
    let frame = 0;
    let element: HTMLElement | null = null;
    const measure = () => {
      frame = 0;
      const now = findAnchor(step.anchor);
      if (now && now !== element) now.scrollIntoView({ block: 'center' });
      element = now;
      const rect = now?.getBoundingClientRect();
      const box = rect ? { top: rect.top, left: rect.left, width: rect.width, height: rect.height } : null;
      setFound((last) => (same(last.box, box) ? last : { box, isMissing: last.isMissing && !box }));
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(ask);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', ask);
    addEventListener('scroll', ask, { passive: true, capture: true });
    const timer = setTimeout(
      () => setFound((last) => (last.box ? last : { box: null, isMissing: true })),
      PATIENCE_MS,
    );
    ask();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('resize', ask);
      removeEventListener('scroll', ask, { capture: true });
    };
  }, [step, isHere]);
  return found;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The first visible element that the anchor means, inside the page's content. */
function findAnchor({ css, text }: Anchor, root: ParentNode = document): HTMLElement | null {
  const content = root.querySelector('main') ?? root;
  const found = [...content.querySelectorAll<HTMLElement>(css.replace(/^main /, ''))].find(
    (element) => element.getClientRects().length > 0 && (!text || nameOf(element).trim().startsWith(text)),
  );
  return found ?? null;
}
