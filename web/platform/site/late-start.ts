import type { QueryClient } from '@tanstack/react-query';
import { startCart } from '../../store/stored-cart';
import { browserCache } from '../cache/browser-cache';
import { followQueries } from '../cache/follow-queries';
import { watchHiddenTab } from '../hidden-tab';
import { startWorker } from '../install/start-worker';
import { watchIosFocus } from '../ios-focus';
import { startLowPower } from '../low-power';
import { startTheme } from '../theme';
import { legalPagesQuery } from './legal-pages';

/** What every page wants soon, but not before it can be used. */
export function startLate(queryClient: QueryClient): () => void {
  const ends = [
    startCart(),
    startTheme(),
    watchHiddenTab(),
    startLowPower(),
    watchIosFocus(),
    followQueries(queryClient, browserCache()),
    startWorker(),
  ];
  void queryClient.prefetchQuery(legalPagesQuery);
  return () => {
    for (const end of ends) end();
  };
}
