import { hash, randomBytes } from 'node:crypto';
import type { SessionUser } from '@atalaya/core/auth/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';

/** The signed-in user of a request, with the session that proves it. */
export type Identity = { sessionId: string; user: SessionUser; hasSecondFactor: boolean };

export type Identify = (tokenHash: string) => Promise<Identity | null>;

const LIFETIME_SECONDS = 60 * 60 * 24 * 60;

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a stolen table opens no session. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');

/** The `__Host-` prefix requires TLS, which the demo does not have. */
export const sessionCookieName = (env: Env): string =>
  env.ORIGIN?.startsWith('https:') ? '__Host-atalaya_session' : 'atalaya_session';

export const cookieOptions = (env: Env) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env.ORIGIN?.startsWith('https:') ?? false,
});

export function setSessionCookie(env: Env, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookieName(env), token, { ...cookieOptions(env), maxAge: LIFETIME_SECONDS });
}

export function clearSessionCookie(env: Env, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(env), cookieOptions(env));
}

export const tokenOf = (env: Env, request: FastifyRequest): string | undefined => {
  const token = request.cookies[sessionCookieName(env)];
  // Our tokens have 43 characters; skip the query for anything else.
  return token?.length === 43 ? token : undefined;
};

/** For socket handshakes, which are not Fastify requests. */
export const tokenIn = (env: Env, cookies = ''): string | undefined => {
  const start = `${sessionCookieName(env)}=`;
  const [token] = cookies
    .split(/; */)
    .flatMap((part) => (part.startsWith(start) ? [part.slice(start.length)] : []));
  return token?.length === 43 ? token : undefined;
};
