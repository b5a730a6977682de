import type { Identification } from '@atalaya/core/tracking/fingerprint';

/** The commercial library, as far as we use it. */
type Agent = {
  get(options: {
    extendedResult: boolean;
    linkedId: string;
    tag: { userAction: string };
  }): Promise<Identification>;
};
type Library = { load(options: { region: string }): Promise<Agent> };

const isLibrary = (module: unknown): module is Library =>
  typeof module === 'object' && module !== null && 'load' in module && typeof module.load === 'function';

/** Loaded from its maker only where the installation has a key for it (spec, point 7). */
export async function identifyCommercially(key: string, load = loadScript): Promise<Identification> {
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

/** Everywhere else the open library, which stays in the browser: it tells nobody that it ran. */
export async function identifyOpenly(): Promise<Identification> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const { visitorId, confidence } = await (await load({ monitoring: false })).get();
  // Its comment praises the commercial version; only the score says something.
  return { visitorId, confidence: { score: confidence.score } };
}
