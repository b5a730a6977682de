import type { QueryClient } from '@tanstack/react-query';
import { startCart } from '../../store/stored-cart';
import { browserCache } from '../cache/browser-cache';
import { followQueries } from '../cache/follow-queries';
import { watchHiddenTab } from '../hidden-tab';
import { startWorker } from '../install/start-worker';
import { watchIosFocus } from '../ios-focus';
import { startLowPower } from '../low-power';
import { startTheme } from '../theme';
import { whenIdle } from '../when-idle';
import { legalPagesQuery } from './legal-pages';

/** What every page wants soon, but not before it can be used: one after the other, so that none of them is in anybody's way. */
export function startLate(queryClient: QueryClient): () => void {
  const waiting = [
    startCart,
    startTheme,
    watchHiddenTab,
    startLowPower,
    watchIosFocus,
    () => followQueries(queryClient, browserCache()),
    startWorker,
    () => {
      void queryClient.prefetchQuery(legalPagesQuery);
      return () => {};
    },
  ];
  const ends: Array<() => void> = [];
  let cancel = () => {};
  const startNext = () => {
    const start = waiting.shift();
    if (!start) return;
    ends.push(start());
    cancel = whenIdle(startNext);
  };
  startNext();
  return () => {
    cancel();
    for (const end of ends) end();
  };
}
