import type { FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { AppError } from './app-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Refuses a change that another site's page asked for. Browsers name the page's origin on every unsafe request;
 * a program that names none carries no visitor's cookies by accident, so it may pass.
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

/** Without a configured address only loopback names are believed: a rebound DNS name is not one of them. */
export function isOwnOrigin(env: Env, origin: string, host: string): boolean {
  if (env.ORIGIN) return origin === env.ORIGIN;
  return LOOPBACK.test(host) && origin === `http://${host}`;
}
