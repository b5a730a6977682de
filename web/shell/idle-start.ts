import type { QueryClient } from '@tanstack/react-query';
import { startLook } from '../platform/appearance/look';
import { startTextSize } from '../platform/appearance/text-size';
import { startTheme } from '../platform/appearance/theme';
import { browserCache } from '../platform/cache/browser-cache';
import { followQueries } from '../platform/cache/follow-queries';
import { watchHiddenTab } from '../platform/hidden-tab';
import { startWorker } from '../platform/install/start-worker';
import { watchIosFocus } from '../platform/ios-focus';
import { startLowPower } from '../platform/low-power';
import { startCart } from '../store/cart/stored-cart';
import { legalPagesQuery } from './site/legal-pages';

/** What every page needs soon, but not before it can be used. Returns a cleanup function. */
export function startWhenIdle(queryClient: QueryClient): () => void {
  const cleanups = [
    startCart(),
    startTheme(),
    startTextSize(),
    startLook(),
    watchHiddenTab(),
    startLowPower(),
    watchIosFocus(),
    followQueries(queryClient, browserCache()),
    startWorker(),
  ];
  void queryClient.prefetchQuery(legalPagesQuery);
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
