import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding';
import type { CachedResponse } from './response-cache';

/** Browsers may store the response but ask with its ETag before each use. */
export const cacheHeaders = (body: Buffer): Record<string, string> => ({
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
  vary: 'accept-encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
});

export function sendCached(
  { status, headers, bytes }: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(status);
  if (request.method === 'HEAD') return reply.header('content-length', bytes[encoding].length).send();
  return reply.send(bytes[encoding]);
}
