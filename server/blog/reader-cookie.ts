import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { cookieOptions, hashToken, newToken } from '../platform/sessions';

const NAME = 'atalaya_lector';
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The browser that marked posts before, by the hash of a cookie that means nothing else. */
export function knownReader(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[NAME];
  return cookie && /^[\w-]{43}$/.test(cookie) ? hashToken(cookie) : undefined;
}

/** The cookie is set with the first mark, never by reading. */
export function readerOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const known = knownReader(request);
  if (known) return known;
  const cookie = newToken();
  reply.setCookie(NAME, cookie, { ...cookieOptions(env), maxAge: A_YEAR_SECONDS });
  return hashToken(cookie);
}

export function forgetReader(env: Env, reply: FastifyReply): void {
  reply.clearCookie(NAME, cookieOptions(env));
}
