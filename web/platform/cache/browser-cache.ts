import { buildId } from '../stale-build';
import { browserStore } from './cache-store';
import { type LocalCache, openLocalCache } from './local-cache';

let opened: LocalCache | undefined;

/** Opened on first use. */
export function browserCache(): LocalCache {
  opened ??= openLocalCache({
    store: browserStore(),
    version: buildId() ?? 'development',
    now: Date.now,
  });
  return opened;
}
