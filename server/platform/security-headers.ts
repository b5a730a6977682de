import type { FastifyReply } from 'fastify';
import type { Env } from '../env';

/** Headers for everything that leaves the server. */
export function setSecurityHeaders(env: Env, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  if (env.ORIGIN?.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** An answer of the API is data: nothing in it may run, wherever it is opened. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * A page's policy. Scripts run by nonce (private pages) or by hash (cached ones), never inline by themselves.
 * Styles stay open because Radix and React write style elements and attributes.
 */
export function pageCsp(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
