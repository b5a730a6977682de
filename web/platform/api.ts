import type { Answer, EndpointName, Input, ReadName } from '@atalaya/core/api';
import { type Unwrapped, unwrap } from '@atalaya/core/platform/unwrap';
import type { QueryKey } from '@tanstack/react-query';
import { HttpError, isAborted } from './http-error';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: Blob };
type Options = { signal?: AbortSignal; keepalive?: boolean; headers?: Record<string, string>; fetch?: typeof fetch };

/** Endpoints whose input has no required part may be called without one. */
type Args<N extends EndpointName> = Record<string, never> extends Input<N>
  ? [input?: Input<N>, options?: Options]
  : [input: Input<N>, options?: Options];

/** Calls an endpoint of the API by its name: `call('PUT /api/store/cart/:id', { params, body })`. */
export async function call<N extends EndpointName>(name: N, ...[input, options]: Args<N>): Promise<Answer<N>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const parts: Parts = input ?? {};
  const body = await send(fillPath(path, parts.params) + queryString(parts.query), {
    method,
    ...bodyOf(parts),
    ...options,
  });
  // The response schema of the contract shaped this body on the server: the wire is the one place a type is believed.
  return body as Answer<N>;
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
  return unwrap(await send(String(path) + search, { method: 'GET', ...(signal ? { signal } : {}) }));
}

async function send(url: string, { fetch: fetcher = fetch, ...init }: RequestInit & Options): Promise<unknown> {
  try {
    const response = await fetcher(url, { credentials: 'include', ...init });
    const text = await response.text();
    const body: unknown = text === '' ? undefined : parse(text);
    if (response.ok) return body;
    throw new HttpError(response.status, response.statusText, typeof body === 'object' && body !== null ? body : {});
  } catch (error) {
    if (!isAborted(error)) console.error(`${init.method ?? 'GET'} ${url}`, error);
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function bodyOf({ body, file }: Parts): RequestInit {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
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
