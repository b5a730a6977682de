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
  // Interviews use camera and microphone, voice rooms the microphone and the choice of a speaker.
  'permissions-policy':
    'camera=(self), microphone=(self), speaker-selection=(self), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
});

/** API responses are data: they may not run, be framed or be cached. */
export const apiHeaders = (env: Env): Record<string, string> => ({
  ...forEverything(env),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** Hosts of the commercial identification script, allowed only when it has a key. */
const IDENTIFICATION = { script: 'https://fpjscdn.net', connect: 'https://fpjscdn.net https://*.fpjs.io' };

/** Large voice rooms connect to LiveKit itself, by WebSocket and by HTTP. */
function liveKitHosts({ LIVEKIT_URL }: Env): string {
  if (!LIVEKIT_URL) return '';
  const { protocol, host } = new URL(LIVEKIT_URL);
  const isSecure = protocol === 'wss:' || protocol === 'https:';
  return isSecure ? `wss://${host} https://${host}` : `ws://${host} http://${host}`;
}

/** Inline scripts run by their hash. Inline styles are allowed because React and Radix write them. */
export function pageCsp(env: Env, scripts: readonly string[]): string {
  const others = env.FINGERPRINT_KEY ? IDENTIFICATION : { script: '', connect: '' };
  const connect = ["'self'", others.connect, liveKitHosts(env)].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, others.script].join(' ').trim(),
    `connect-src ${connect}`,
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
