/** Who is signed in, as the server last said it. Written down: a worker is stopped and started as the browser likes. */
type Owner = {
  userId: string | null;
  /** The build for which the kept pages were fetched anew. */
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

/** Each change is made upon the one before it, and in that order: a sign-out must not be undone by what began earlier. */
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
