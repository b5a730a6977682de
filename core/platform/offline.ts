/** What pages tell the service worker. */
export type ToWorker =
  /** The server has said who is signed in; null: nobody is. */
  | { kind: 'user'; userId: string | null; saveData: boolean }
  /** This page is being read, and is to be there without network too. */
  | { kind: 'keep'; path: string }
  /** The reader wants the new version now. */
  | { kind: 'take-over' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Null: nothing that the worker understands. */
export function readToWorker(given: unknown): ToWorker | null {
  if (!isObject(given)) return null;
  const { kind, userId, path, saveData } = given;
  if (kind === 'take-over') return { kind };
  if (kind === 'keep' && typeof path === 'string' && path.startsWith('/')) return { kind, path };
  if (kind === 'user' && (userId === null || (typeof userId === 'string' && userId !== '')))
    return { kind, userId, saveData: saveData === true };
  return null;
}

/**
 * Private pages that are for reading, which a candidate may open in a train. What is done on a page (an exam, an order, a
 * message) is not among them: an old copy of it would be a lie. The session of study is: its page is a frame, and the cards
 * and answers have a store of their own.
 */
const studyPages = [
  /^\/study$/,
  /^\/campus-estudio$/,
  /^\/campus-estudio\/temario(\/|$)/,
  /^\/campus-estudio\/(plus-content|normativa|actualizaciones|recursos-gratuitos|tutoriales)(\/|$)/,
];

export const isStudyPage = (path: string): boolean => studyPages.some((pattern) => pattern.test(path));

/** A topic is one page whatever section its address names: it is kept once, under the address of the whole. */
export const keptPathOf = (path: string): string =>
  path.replace(/^(\/campus-estudio\/temario\/tema-\d+)\/(?!tablero$)[^/]+$/, '$1');

/** Where React Router asks for the data of a page. */
export const dataPathOf = (path: string): string => `${path}.data`;

export type Asked = { method: string; sameOrigin: boolean; isNavigation: boolean; path: string };

/** How the worker answers: `leave` means that it does not touch the request. */
export type Way = 'leave' | 'asset' | 'routes' | 'page' | 'data';

const DATA = /\.data$/;

export function wayFor({ method, sameOrigin, isNavigation, path }: Asked): Way {
  if (method !== 'GET' || !sameOrigin) return 'leave';
  if (path.startsWith('/api/') || path.startsWith('/socket.io/')) return 'leave';
  if (path.startsWith('/assets/') || path.startsWith('/icons/') || path === '/favicon.svg') return 'asset';
  if (path === '/__routes') return 'routes';
  if (isNavigation) return 'page';
  return DATA.test(path) && isStudyPage(path.replace(DATA, '')) ? 'data' : 'leave';
}

/** Calls after which someone else may be there, until the server has said who. */
export const changesUser = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/auth\/(login|logout|register|test-login|reset-password)$/.test(path);

export const endsSession = (method: string, path: string): boolean =>
  method === 'POST' && path === '/api/auth/logout';
