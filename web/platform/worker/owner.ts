/** Who is signed in, as the server last said it. Written down: a worker is stopped and started as the browser likes. */
type Owner = {
  userId: string | null /** The build for which the kept pages were fetched anew. */;
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

export async function setOwner(changes: Partial<Owner>): Promise<void> {
  const next = { ...(await owner()), ...changes };
  known = Promise.resolve(next);
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(next)));
}
