import type { QueryClient } from '@tanstack/react-query';
import { browserCache } from '../platform/cache/browser-cache';
import { followQueries } from '../platform/cache/follow-queries';
import { watchHiddenTab } from '../platform/hidden-tab';
import { startWorker } from '../platform/install/start-worker';
import { watchIosFocus } from '../platform/ios-focus';
import { startLowPower } from '../platform/low-power';
import { startTheme } from '../platform/theme';
import { whenIdle } from '../platform/when-idle';
import { startCart } from '../store/cart/stored-cart';
import { legalPagesQuery } from './site/legal-pages';

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
