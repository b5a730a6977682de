import { downloadsCacheOf, STORED_AT } from '@atalaya/core/platform/offline';
import { keepOnDevice, mayHaveWorker, storeDownloadFiles } from '../install/worker-messages';
import { deviceTable, orNothing } from './device-table';
import { storedCopy } from './stored-copy';

export type DownloadKind = 'topic' | 'deck' | 'session' | 'mock' | 'episode';

/** What the user chose to have on this device. Its own data may be in other stores (study sessions, exams). */
export type Download = {
  id: string;
  kind: DownloadKind;
  userId: string;
  title: string;
  path: string;
  /** The pages and API addresses in the cache. */
  addresses: readonly string[];
  bytes: number;
  at: number;
};

/** A page and the API addresses that it shows. */
type StoredPage = { path: string; title: string; data: readonly string[] };

export type Prepared = Pick<Download, 'id' | 'kind' | 'title' | 'path'> & {
  pages: readonly StoredPage[];
  /** The size of what is in other stores. */
  bytes: number;
};

/** Stored with every download: the way to it without network. */
const listPage = {
  path: '/campus-estudio/descargas',
  title: 'Descargas',
  data: ['/api/topics', '/api/checkout/rights'],
};

const table = deviceTable<Download>('atalaya-downloads', 'downloads');
const keyOf = ({ userId, id }: Pick<Download, 'userId' | 'id'>): string => `${userId}/${id}`;

export const canDownload = (): boolean =>
  mayHaveWorker() && 'caches' in window && typeof indexedDB !== 'undefined';

export async function listDownloads(userId: string): Promise<Download[]> {
  const all = (await orNothing(table.entries())) ?? [];
  return all
    .map(([, download]) => download)
    .filter((download) => download.userId === userId)
    .sort((one, other) => other.at - one.at);
}

/** Fetches the pages into the user's own cache, which is not evicted, and lists the download. */
export async function storeDownload(userId: string, { pages, bytes, ...rest }: Prepared): Promise<void> {
  // Without its scripts a stored page would not open.
  if (!(await storeDownloadFiles())) throw new TypeError('Some files could not be fetched');
  const addresses: string[] = [];
  let size = bytes;
  try {
    for (const { path, title, data } of pages)
      for (const address of [path, ...data]) {
        addresses.push(address);
        size += await fetchInto(userId, address, address === path ? title : '');
      }
    const download: Download = { ...rest, userId, addresses, bytes: size, at: Date.now() };
    await table.set(keyOf(download), download);
  } catch (error) {
    await discard(userId, addresses);
    throw error;
  }
  void keepOnDevice(listPage.path, listPage);
  void navigator.storage?.persist?.().catch(() => false);
}

/** Returns the size. */
async function fetchInto(userId: string, address: string, title: string): Promise<number> {
  const response = await fetch(address, { credentials: 'include' });
  // A copy from the service worker means that there is no network.
  if (!response.ok || response.headers.has(STORED_AT)) throw new TypeError(`No answer for ${address}`);
  const body = await response.blob();
  const cache = await caches.open(downloadsCacheOf(userId));
  await cache.put(address, storedCopy(response, body, title));
  return body.size;
}

export async function removeDownload(download: Download): Promise<void> {
  await table.remove(keyOf(download));
  await discard(download.userId, download.addresses);
}

/** Frees the pages, except those that a download needs. */
async function discard(userId: string, addresses: readonly string[]): Promise<void> {
  const listed = await listDownloads(userId);
  const needed = new Set(listed.flatMap((download) => download.addresses));
  const cache = await caches.open(downloadsCacheOf(userId));
  await Promise.all(
    addresses.filter((address) => !needed.has(address)).map((address) => cache.delete(address)),
  );
}

/** Whoever it belongs to: an exam that is over is no download any more. */
export async function removeDownloadNamed(id: string): Promise<void> {
  for (const [, download] of await table.entries()) if (download.id === id) await removeDownload(download);
}

/** On sign-out. */
export async function forgetDownloads(userId: string): Promise<void> {
  for (const download of await listDownloads(userId)) await table.remove(keyOf(download));
  await caches.delete(downloadsCacheOf(userId));
}
