import type { Answer, ReadName } from '@atalaya/core/api';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { type Args, addressOf, callNamed } from './api';

/** The params and the address of the page that is opened. */
export type OpenedPage = { params: Readonly<Record<string, string | undefined>>; url: URL };

type PageRead<T> = {
  address: string;
  answer: () => Promise<T>;
  /** For what the page can do without: a failure counts as this answer. */
  or: <F>(fallback: F) => PageRead<T | F>;
};
type Reads = PageRead<unknown> | Readonly<Record<string, PageRead<unknown> | undefined>> | null;

type Answers<R> =
  R extends PageRead<infer T> ? T : R extends null | undefined ? R : { [K in keyof R]: Answers<R[K]> };

/** Reads everything, or the one named. */
type Load<R> = {
  (): Promise<Answers<R>>;
  <K extends keyof R>(name: K): Promise<Answers<R[K]>>;
};

type PageLoader<A, T> = ((page: A) => Promise<T>) & { addresses: (page: OpenedPage) => readonly string[] };

/** What a page reads: `from('GET /api/topics/:id/reading', { params: { id } })`. */
export function from<N extends ReadName>(name: N, ...[input]: Args<N>): PageRead<Answer<N>> {
  return asked(addressOf(name, ...([input] as Args<N>)), () => callNamed(name, input));
}

const asked = <T>(address: string, answer: () => Promise<T>): PageRead<T> => ({
  address,
  answer,
  or: (fallback) => asked(address, () => answer().catch(() => fallback)),
});

/**
 * The `clientLoader` of an app page, which says once what the page reads: the server asks it for the addresses, so that
 * the browser requests them before it has the scripts. `reads` must depend on nothing else than its argument: the
 * server caches the result. `run` does what comes before and after: `await load()` reads.
 */
export function pageLoader<R extends Reads, A extends OpenedPage = ClientLoaderFunctionArgs>(
  reads: (page: OpenedPage) => R,
): PageLoader<A, Answers<R>>;
export function pageLoader<R extends Reads, T, A extends OpenedPage = ClientLoaderFunctionArgs>(
  reads: (page: OpenedPage) => R,
  run: (load: Load<R>, page: A) => T | Promise<T>,
): PageLoader<A, T>;
export function pageLoader(
  reads: (page: OpenedPage) => Reads,
  run: (load: Load<Reads>, page: ClientLoaderFunctionArgs) => unknown = (load) => load(),
): PageLoader<ClientLoaderFunctionArgs, unknown> {
  const addresses = (page: OpenedPage) => listOf(reads(page)).map(({ address }) => address);
  async function loader(page: ClientLoaderFunctionArgs): Promise<unknown> {
    const { params, url } = page;
    // Copies on the device belong to the path alone.
    readsOfPaths.set(url.pathname, addresses({ params, url: new URL(url.pathname, url.origin) }));
    const asked = reads(page);
    return run(((name?: string) => answersOf(asked, name)) as Load<Reads>, page);
  }
  return Object.assign(loader, { addresses });
}

const readsOfPaths = new Map<string, readonly string[]>();

/** The API addresses that the page at this path read when it was opened without a query. */
export const readsAt = (pathname: string): readonly string[] => readsOfPaths.get(pathname) ?? [];

const isOne = (reads: NonNullable<Reads>): reads is PageRead<unknown> => typeof reads.address === 'string';

const listOf = (reads: Reads): readonly PageRead<unknown>[] => {
  if (!reads) return [];
  return isOne(reads) ? [reads] : Object.values(reads).filter((read) => read !== undefined);
};

async function answersOf(reads: Reads, name?: string): Promise<unknown> {
  if (!reads) return null;
  if (isOne(reads)) return reads.answer();
  if (name !== undefined) return reads[name]?.answer();
  const entries = Object.entries(reads).map(async ([key, read]) => [key, await read?.answer()]);
  return Object.fromEntries(await Promise.all(entries));
}
