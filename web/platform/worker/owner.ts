/** The user that the server last confirmed. Persisted, because the browser stops and starts workers at will. */
type Owner = {
  userId: string | null;
  /** The build for which the cached pages were refetched. */
  renewedFor: string;
};

const CACHE = 'worker';
const KEY = '/worker/owner';

let known: Promise<Owner> | undefined;

async function read(): Promise<Owner> {
  const nobody = { userId: null, renewedFor: '' };
  try {
    const kept = await (await caches.open(CACHE)).match(KEY);
    return { ...nobody, ...(await kept?.json()) };
  } catch {
    return nobody;
  }
}

export const owner = (): Promise<Owner> => (known ??= read());

let writing: Promise<unknown> = Promise.resolve();

/** Changes are serialised, so that an earlier one cannot undo a sign-out. */
export async function setOwner(changes: Partial<Owner>): Promise<void> {
  const next = owner().then((before) => ({ ...before, ...changes }));
  known = next;
  writing = writing
    .catch(() => {})
    .then(async () => {
      const cache = await caches.open(CACHE);
      await cache.put(KEY, new Response(JSON.stringify(await next)));
    });
  await writing;
}
