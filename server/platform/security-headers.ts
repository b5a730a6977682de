import type { Env } from '../env';

const forEverything = (env: Env): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(env.ORIGIN?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Pages and files. A page adds its policy. */
export const pageHeaders = (env: Env): Record<string, string> => ({
  ...forEverything(env),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
});

/** An answer of the API is data: nothing in it may run or be framed, wherever it is opened, and nobody keeps it. */
export const apiHeaders = (env: Env): Record<string, string> => ({
  ...forEverything(env),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** Where the commercial identification script comes from and reports to: open only where it has a key. */
const IDENTIFICATION = { script: 'https://fpjscdn.net', connect: 'https://fpjscdn.net https://*.fpjs.io' };

/**
 * A page's policy. Scripts run by nonce (private pages) or by hash (cached ones), never inline by themselves.
 * Styles stay open because Radix and React write style elements and attributes.
 */
export function pageCsp(env: Env, scripts: readonly string[]): string {
  const others = env.FINGERPRINT_KEY ? IDENTIFICATION : { script: '', connect: '' };
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, others.script].join(' ').trim(),
    `connect-src 'self' ${others.connect}`.trim(),
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
