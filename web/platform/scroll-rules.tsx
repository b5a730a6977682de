import { keepsScroll } from '@atalaya/core/platform/scroll';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/** Top of the page on a new route, the old place on the way back, no move inside one topic (core/platform/scroll.ts). */
export function ScrollRules() {
  const location = useLocation();
  const how = useNavigationType();
  const before = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload is the browser's business: it knows the place better than we do.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const remember = () => places.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = location;
    if (previous.key === location.key) return;
    const place = how === 'POP' ? places.get(location.key) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!keepsScroll(previous.pathname, location.pathname)) window.scrollTo(0, 0);
  }, [location, how]);

  return null;
}
