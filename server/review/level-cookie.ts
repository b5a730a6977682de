import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { cookieOptions, hashToken, newToken } from '../platform/sessions';

const NAME = 'atalaya_nivel';
/** As long as a result waits for an account. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** Who took the level test in this browser, by the hash of a cookie that means nothing else. */
export function knownGuest(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[NAME];
  return cookie && /^[\w-]{43}$/.test(cookie) ? hashToken(cookie) : undefined;
}

export function guestOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const known = knownGuest(request);
  if (known) return known;
  const cookie = newToken();
  reply.setCookie(NAME, cookie, { ...cookieOptions(env), maxAge: LIFETIME_SECONDS });
  return hashToken(cookie);
}
