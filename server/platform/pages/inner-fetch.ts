import type { FastifyInstance } from 'fastify';

type Visitor = { cookie?: string | undefined; address?: string };

/** A fetch for loaders and actions that never opens a socket: the server's own routes answer, to the visitor whose page it is. */
export function innerFetch(app: FastifyInstance, { cookie, address }: Visitor = {}): typeof fetch {
  return async (input, init = {}) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      // Limits count by address: all who post without a script must not share one.
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
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
