import type { Env } from '../env';

const forEverything = (env: Env): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(env.ORIGIN?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** For pages and files. Pages add their CSP. */
export const pageHeaders = (env: Env): Record<string, string> => ({
  ...forEverything(env),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
});

/** API responses are data: they may not run, be framed or be cached. */
export const apiHeaders = (env: Env): Record<string, string> => ({
  ...forEverything(env),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** Hosts of the commercial identification script, allowed only when it has a key. */
const IDENTIFICATION = { script: 'https://fpjscdn.net', connect: 'https://fpjscdn.net https://*.fpjs.io' };

/** Inline scripts run by their hash. Inline styles are allowed because React and Radix write them. */
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
