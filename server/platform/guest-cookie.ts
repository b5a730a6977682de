import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { cookieOptions, hashToken, newToken } from './sessions';

/**
 * Identifies a visitor without an account by a cookie; only its hash is stored. One cookie per purpose, set by the
 * first action and never by reading.
 */
export const guestCookie = (name: string, lifetimeSeconds: number) => {
  const known = (request: FastifyRequest): string | undefined => {
    const cookie = request.cookies[name];
    return cookie && /^[\w-]{43}$/.test(cookie) ? hashToken(cookie) : undefined;
  };
  return {
    known,
    knownOrNew(env: Env, request: FastifyRequest, reply: FastifyReply): string {
      const before = known(request);
      if (before) return before;
      const cookie = newToken();
      reply.setCookie(name, cookie, { ...cookieOptions(env), maxAge: lifetimeSeconds });
      return hashToken(cookie);
    },
    forget(env: Env, reply: FastifyReply): void {
      reply.clearCookie(name, cookieOptions(env));
    },
  };
};
