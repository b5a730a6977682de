import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { firstFonts } from '../ui/first-fonts';

/**
 * On a slow line the first page is painted before its fonts have come, and keeps its fallback: no line moves under the
 * reader's eye. The next page is laid out anew in any case, and stands in the fonts.
 */
export default function LateFonts() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const isDressed = useRef(false);

  useEffect(() => {
    if (pathname === first.current || isDressed.current) return;
    isDressed.current = true;
    if (cameAfterTheFirstPaint()) dress();
  }, [pathname]);

  return null;
}

function cameAfterTheFirstPaint(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return firstFonts.some(({ href }) => {
    const fetched = performance.getEntriesByName(new URL(href, location.href).href)[0];
    return fetched instanceof PerformanceResourceTiming && fetched.responseEnd > painted;
  });
}

function dress(): void {
  for (const { family, weight, href } of firstFonts)
    document.fonts.add(new FontFace(family, `url("${href}") format("woff2")`, { weight, display: 'swap' }));
}
