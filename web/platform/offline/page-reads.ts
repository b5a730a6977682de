import { type UIMatch, useLocation, useMatches } from 'react-router';
import type { PageHandle } from '../page-handle';

/** The page in sight and the API addresses that it reads. */
export function usePageReads() {
  const { pathname } = useLocation();
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const leaf = matches.at(-1);
  const reads = leaf?.handle?.preload?.({
    params: leaf.params,
    url: new URL(pathname, window.location.origin),
  });
  return { pathname, leaf, reads: reads ?? [] };
}
