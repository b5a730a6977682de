import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { newToken, cookieOptions } from '../platform/sessions';

const NAME = 'atalaya_device';
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** The device's random id, known or made now. It outlives sign-outs: the same browser stays the same device. */
export function deviceIdOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[NAME];
  if (known && /^[\w-]{43}$/.test(known)) return known;
  const id = newToken();
  reply.setCookie(NAME, id, { ...cookieOptions(env), maxAge: TEN_YEARS_SECONDS });
  return id;
}
