import { browserStore } from './cache-store';
import { type LocalCache, openLocalCache } from './local-cache';

/** React Router's name for this build, which every page carries. */
function buildVersion(): string {
  const manifest = Reflect.get(window, '__reactRouterManifest') as { version?: string } | undefined;
  return manifest?.version ?? 'development';
}

let opened: LocalCache | undefined;

/** The cache of this browser, opened when it is first wanted. */
export function browserCache(): LocalCache {
  opened ??= openLocalCache({ store: browserStore(), version: buildVersion(), now: Date.now });
  return opened;
}
