import type { Env } from '../env';

/** Headers for everything that leaves the server. */
export const securityHeaders = (env: Env): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  ...(env.ORIGIN?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

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
