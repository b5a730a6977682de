import type { Answer, EndpointName, Input, ReadName } from '@atalaya/core/api';
import { type Unwrapped, unwrap } from '@atalaya/core/platform/unwrap';
import type { QueryKey } from '@tanstack/react-query';
import { confirmIdentity, needsConfirming } from './confirm-identity';
import { HttpError, isAborted, isNoPlace } from './http-error';
import { noteResponse } from './offline/copies';
import { saveFile } from './save-file';
import { offerReloadIfStale } from './stale-build';

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: unknown;
};
/** During server rendering `fetch` is an in-process call. */
export type CallOptions = {
  signal?: AbortSignal;
  keepalive?: boolean;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
};

/** Endpoints without required input may be called without one. */
export type Args<N extends EndpointName> =
  Record<string, never> extends Input<N>
    ? [input?: Input<N>, options?: CallOptions]
    : [input: Input<N>, options?: CallOptions];

/** Calls an endpoint of the API by its name: `call('PUT /api/store/cart/:cartItemId', { params, body })`. */
export async function call<N extends EndpointName>(
  name: N,
  ...[input, options]: Args<N>
): Promise<Answer<N>> {
  return callNamed(name, input, options);
}

/** For callers that have the input as one object, such as loaders. */
export async function callNamed<N extends EndpointName>(
  name: N,
  input: Input<N> | undefined,
  options: CallOptions = {},
): Promise<Answer<N>> {
  // The server validated the body with the response schema, so the cast is safe.
  return (await callPath(name, { ...(input as Parts | undefined) }, options)) as Answer<N>;
}

/** For names built at run time, such as the endpoints of an admin resource. */
export async function callPath(name: string, parts: Parts, options: CallOptions = {}): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ');
  const { fetch: fetcher = fetch, headers, ...rest } = options;
  const { body, type } = bodyOf(parts);
  const init = { method, ...rest, ...(body === undefined ? {} : { body }), headers: { ...type, ...headers } };
  return send(fetcher, fillPath(path, parts.params) + queryString(parts.query), init);
}

/** Saves the file at an address of the API, under the name that the server gives it. */
export async function downloadFile(url: string): Promise<void> {
  const response = await request(fetch, url, { method: 'GET' });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'atalaya', await response.blob());
}

/** The address of a read, for links, players and downloads. */
export function addressOf<N extends ReadName>(name: N, ...[input]: Args<N>): string {
  const { params, query }: Parts = input ?? {};
  return fillPath(name.slice('GET '.length), params) + queryString(query);
}

/** The options of a query: its key is path and query, its result the unwrapped body. */
export function read<N extends ReadName>(name: N, ...[input]: Args<N>) {
  const parts: Parts = input ?? {};
  const path = fillPath(name.slice('GET '.length), parts.params);
  const queryKey: QueryKey = parts.query ? [path, parts.query] : [path];
  return {
    queryKey,
    queryFn: (context: { signal: AbortSignal }) =>
      fetchQuery(queryKey, context.signal) as Promise<Unwrapped<Answer<N>>>,
  };
}

/** The generic data fetch: the key's first part is the path, an object after it the query string. */
export async function fetchQuery(queryKey: QueryKey, signal?: AbortSignal): Promise<unknown> {
  const [path, query] = queryKey;
  const search = typeof query === 'object' && query !== null ? queryString({ ...query }) : '';
  return unwrap(await send(fetch, String(path) + search, { method: 'GET', ...(signal ? { signal } : {}) }));
}

const noPlaceListeners = new Set<() => void>();

/** Calls back when the server refuses this device. Returns a cleanup function. */
export function onNoPlace(listener: () => void): () => void {
  noPlaceListeners.add(listener);
  return () => noPlaceListeners.delete(listener);
}

async function send(fetcher: typeof fetch, url: string, init: RequestInit): Promise<unknown> {
  const response = await request(fetcher, url, init);
  if (fetcher === fetch && init.method === 'GET') noteResponse(url, response);
  return bodyIn(response);
}

/** Throws unless the answer is a success. One that asks who is there is repeated after the dialog. */
async function request(fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetcher(url, { credentials: 'include', ...init });
    if (response.ok) return response;
    const body = await bodyIn(response);
    // An older page may call what the server no longer has.
    if (fetcher === fetch && (response.status === 400 || response.status === 404)) void offerReloadIfStale();
    throw new HttpError(
      response.status,
      response.statusText,
      typeof body === 'object' && body !== null ? body : {},
      response.headers.get('retry-after'),
    );
  } catch (error) {
    if (fetcher === fetch && needsConfirming(error) && (await confirmIdentity(error)))
      return request(fetcher, url, init);
    if (fetcher === fetch && isNoPlace(error)) for (const tell of noPlaceListeners) tell();
    // During server rendering the server's log has the failure already.
    if (fetcher === fetch && !isAborted(error)) console.error(`${init.method ?? 'GET'} ${url}`, error);
    throw error;
  }
}

async function bodyIn(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function bodyOf({ body, file }: Parts): { body?: BodyInit; type?: Record<string, string> } {
  if (file instanceof Blob) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (Array.isArray(value)) for (const item of value) search.append(key, String(item));
    else if (value !== undefined && value !== null) search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
}
