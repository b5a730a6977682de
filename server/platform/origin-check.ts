import type { FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { AppError } from './app-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Rejects cross-site changes. Browsers send an Origin with every unsafe request; other clients send no visitor's
 * cookies, so a missing Origin is allowed.
 */
export function crossSiteFault(env: Env, request: FastifyRequest): AppError | undefined {
  if (SAFE.has(request.method)) return undefined;
  const { origin, host = '' } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own =
    origin !== undefined
      ? isOwnOrigin(env, origin, host)
      : site === undefined || site === 'same-origin' || site === 'none';
  return own ? undefined : new AppError('request.cross-site');
}

/** Without a configured origin only loopback names are accepted, which prevents DNS rebinding. */
export function isOwnOrigin(env: Env, origin: string, host: string): boolean {
  if (env.ORIGIN) return origin === env.ORIGIN;
  return LOOPBACK.test(host) && origin === `http://${host}`;
}
