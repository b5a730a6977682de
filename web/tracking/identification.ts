import type { DeviceInfo } from '@atalaya/core/tracking/device-info.contract';
import { type Identified, stableTraits } from '@atalaya/core/tracking/fingerprint';

/** The commercial library, as far as we use it. */
type Agent = {
  get(options: {
    extendedResult: boolean;
    linkedId: string;
    tag: { userAction: string };
  }): Promise<Identified>;
};
type Library = { load(options: { region: string }): Promise<Agent> };

const isLibrary = (module: unknown): module is Library =>
  typeof module === 'object' && module !== null && 'load' in module && typeof module.load === 'function';

/** Loaded from its maker only where the installation has a key for it (spec, point 7). */
export async function identifyCommercially(key: string, load = loadScript): Promise<Identified> {
  const library = await load(`https://fpjscdn.net/v3/${encodeURIComponent(key)}`);
  if (!isLibrary(library)) throw new Error('the identification script is not what it should be');
  const agent = await library.load({ region: 'eu' });
  return agent.get({
    extendedResult: true,
    linkedId: 'user-device-tracking',
    tag: { userAction: 'device-identification' },
  });
}

const loadScript = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/** Everywhere else our own: a hash of what the machine always says about itself. Half sure, as such a thing is. */
export async function identifyOpenly(info: DeviceInfo): Promise<Identified> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stableTraits(info)));
  const visitorId = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { visitorId: visitorId.slice(0, 32) };
}
