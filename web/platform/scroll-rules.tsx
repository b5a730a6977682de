import { keepsScroll } from '@atalaya/core/platform/scroll';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { readJson, writeJson } from './device-store';

const places = new Map<string, number>();

/** To the top on a new route, the old position on back, no scrolling inside one topic (core/platform/scroll.ts). */
export function ScrollRules() {
  const location = useLocation();
  const how = useNavigationType();
  const before = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser restores the position on reload.
    const leave = () => {
      history.scrollRestoration = 'auto';
      rememberPosition();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const remember = () => places.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useFirstPosition(location.hash);

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

/** An app page has only its skeleton when the browser restores the position of a reload or looks for the hash. */
function useFirstPosition(hash: string): void {
  const isShown = useMatches().at(-1)?.loaderData !== undefined;
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (wasShown.current || !isShown) return;
    wasShown.current = true;
    const place = positionAtReload();
    if (place !== undefined) window.scrollTo(0, place);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isShown, hash]);
}

const KEY = 'atalaya.left-at';

/** Called when the page is left. Without storage the page then opens at its top. */
const rememberPosition = (): boolean =>
  writeJson(KEY, { href: window.location.href, y: window.scrollY }, 'tab');

/** Where this page was left, if it was reloaded or opened from the history. */
function positionAtReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const how = entry && 'type' in entry ? entry.type : undefined;
  if (how !== 'reload' && how !== 'back_forward') return undefined;
  const left = readJson(KEY, 'tab');
  if (typeof left !== 'object' || left === null || !('href' in left) || !('y' in left)) return undefined;
  return left.href === window.location.href && typeof left.y === 'number' ? left.y : undefined;
}
