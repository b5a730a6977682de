import { isObject } from './is-object';

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

/** What can be downloaded (a topic, cards, a mock, an episode), and the pages from which one gets there and back. */
const downloadPages = [
  /^\/study$/,
  /^\/test\/[^/]+(\/(resultado|repaso))?$/,
  /^\/campus-estudio$/,
  /^\/campus-estudio\/temario(\/|$)/,
  /^\/campus-estudio\/(descargas|podcast)(\/|$)/,
];

/**
 * Private pages available offline. Orders, messages and the like are excluded because a stale copy would mislead. A study
 * session and a running exam have their own local stores for their questions and answers.
 */
const studyPages = [
  ...downloadPages,
  /^\/campus-estudio\/(pruebas-fisicas|mindfulness|diario-guiado|entrenamiento\/progreso|entrenamiento\/sesion\/[^/]+)$/,
  /^\/campus-estudio\/juegos(\/partida\/[^/]+)?$/,
  /^\/campus-estudio\/(plus-content|normativa|actualizaciones|recursos-gratuitos|tutoriales)(\/|$)/,
];

const matches = (patterns: readonly RegExp[], path: string): boolean =>
  patterns.some((pattern) => pattern.test(path));

export const isDownloadPage = (path: string): boolean => matches(downloadPages, path);
export const isStudyPage = (path: string): boolean => matches(studyPages, path);

/** Tools and protocols run on the device: once opened, they work without network for everybody. */
export const isToolPage = (path: string): boolean =>
  /^\/(herramientas(-grid)?|protocolos(-modern)?|accidentes|viogen)(\/|$)/.test(path);

/** All sections of a topic are one page, cached once under the topic's path. */
export const cachePathOf = (path: string): string =>
  path.replace(/^(\/campus-estudio\/temario\/tema-\d+)\/(?!tablero$)[^/]+$/, '$1');

/** What study pages read: available offline, network first. */
const studyData =
  /^\/api\/(progress\/today|topics|topics\/\d+\/(content|reading|bundle|terms|decks)|syllabus\/reading|checkout\/rights|exams\/[^/]+\/(result|review)|plus\/content\/[^/]+|games|games\/coins|games\/plays\/[^/]+|calm|fitness|fitness\/training|podcast\/episodes(\/[^/]+)?|my-laws\/articles\/[^/]+\/notes)$/;

export const isStudyData = (path: string): boolean => studyData.test(path);

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
