import { isObject } from './is-object';
import { isStudyData } from './pages/offline';

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** The signed-in user; null for a guest. */
  | { kind: 'user'; userId: string | null; saveData: boolean }
  /** Cache this page and the API responses it shows, for offline use. */
  | { kind: 'keep'; path: string; title: string; data: string[] }
  /** Store the files of the pages of a download, and reply on the port whether they are there. */
  | { kind: 'files' }
  /** Activate the new version now. */
  | { kind: 'take-over' };

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Null if malformed. */
export function parseWorkerMessage(given: unknown): WorkerMessage | null {
  if (!isObject(given)) return null;
  const { kind, userId, path, title, data, saveData } = given;
  if (kind === 'take-over' || kind === 'files') return { kind };
  if (
    kind === 'keep' &&
    isPath(path) &&
    typeof title === 'string' &&
    Array.isArray(data) &&
    data.every(isPath)
  )
    return { kind, path, title, data };
  if (kind === 'user' && (userId === null || (typeof userId === 'string' && userId !== '')))
    return { kind, userId, saveData: saveData === true };
  return null;
}

/** The header of a response from the cache: when it was stored, in milliseconds. */
export const STORED_AT = 'x-stored-at';

/** The cache of a user's private pages, and that of what the user chose to download. */
export const pagesCacheOf = (userId: string): string => `pages:${userId}`;
export const downloadsCacheOf = (userId: string): string => `pages:${userId}/downloads`;

export type WorkerRequest = { method: string; sameOrigin: boolean; isNavigation: boolean; path: string };

/** `leave`: the service worker does not handle the request. */
export type Strategy = 'leave' | 'asset' | 'routes' | 'page' | 'data';

export function strategyFor({ method, sameOrigin, isNavigation, path }: WorkerRequest): Strategy {
  if (method !== 'GET' || !sameOrigin) return 'leave';
  if (isStudyData(path)) return 'data';
  if (path.startsWith('/api/') || path.startsWith('/socket.io/')) return 'leave';
  if (path.startsWith('/assets/') || path.startsWith('/icons/') || path === '/favicon.svg') return 'asset';
  if (path === '/__routes') return 'routes';
  return isNavigation ? 'page' : 'leave';
}

/** Requests that may change the signed-in user. */
export const changesUser = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/auth\/(login|logout|register|test-login|reset-password)$/.test(path);

export const endsSession = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/auth/logout';
