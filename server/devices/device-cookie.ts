import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { cookieOptions, hashToken, newToken } from '../platform/sessions';

const NAME = 'atalaya_device';
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;
const ID_LENGTH = 32;

/** Cookies set during this request, so that two calls return the same device. */
const handedOut = new WeakMap<FastifyRequest, string>();

/** A hash, because the id is stored and shown while the cookie is secret. */
const idOf = (cookie: string): string => hashToken(cookie).slice(0, ID_LENGTH);

function cookieOf(request: FastifyRequest): string | undefined {
  const known = request.cookies[NAME] ?? handedOut.get(request);
  return known && /^[\w-]{43}$/.test(known) ? known : undefined;
}

export function knownDeviceId(request: FastifyRequest): string | undefined {
  const cookie = cookieOf(request);
  return cookie && idOf(cookie);
}

/** Sets the cookie if it is missing. It is kept on sign-out, so that a browser stays the same device. */
export function deviceIdOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const known = knownDeviceId(request);
  if (known) return known;
  const cookie = newToken();
  handedOut.set(request, cookie);
  reply.setCookie(NAME, cookie, { ...cookieOptions(env), maxAge: TEN_YEARS_SECONDS });
  return idOf(cookie);
}
