import type { FastifyInstance } from 'fastify';

type Visitor = { cookie?: string | undefined; address?: string; onFault?(): void };

/** An in-process fetch for loaders and actions, with the visitor's cookies. */
export function innerFetch(app: FastifyInstance, { cookie, address, onFault }: Visitor = {}): typeof fetch {
  return async (input, init = {}) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      // Rate limits count per address, so the visitor's is passed on.
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    if (answer.statusCode >= 500 || answer.statusCode === 429) onFault?.();
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    });
  };
}
