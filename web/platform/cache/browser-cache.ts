import { browserStore } from './cache-store';
import { type LocalCache, openLocalCache } from './local-cache';

/** The build version of React Router's manifest. */
function buildVersion(): string {
  const manifest = Reflect.get(window, '__reactRouterManifest') as { version?: string } | undefined;
  return manifest?.version ?? 'development';
}

let opened: LocalCache | undefined;

/** Opened on first use. */
export function browserCache(): LocalCache {
  opened ??= openLocalCache({ store: browserStore(), version: buildVersion(), now: Date.now });
  return opened;
}
