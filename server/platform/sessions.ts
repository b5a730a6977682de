import { hash, randomBytes } from 'node:crypto';
import type { SessionUser } from '@atalaya/core/auth/user';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';

/** Two devices of an account may be active (core/devices/devices.ts); the others wait, or are blocked. */
export type DevicePlace = 'active' | 'over-limit' | 'blocked';

/** The signed-in user of a request, with the session that proves it. */
export type Identity = {
  sessionId: string;
  /** When the password and the second factor were last given in it. */
  confirmedAt: Date | null;
  user: SessionUser;
  hasSecondFactor: boolean;
  /**
   * The device that the session was opened on. `since`: when this account was first seen on it, null if that is now.
   * `activity` is what is stored: in use, in use a while ago, or gone.
   */
  device: { id: string; since: Date | null; state: DevicePlace; activity: 'fresh' | 'stale' | 'away' };
};

export type Identify = (tokenHash: string) => Promise<Identity | null>;

/** Stores that the device of a session is in use; one that was away takes its place, or waits for one. */
export type Admit = (identity: Identity, sighting: Sighting) => Promise<Identity>;

/** What a request shows of its device. */
export type Sighting = { userAgent: string; ipAddress: string };

export const sightingOf = (request: FastifyRequest): Sighting => ({
  userAgent: request.headers['user-agent'] ?? '',
  ipAddress: request.ip,
});

const CONFIRMED_FOR_MS = 10 * MINUTE_MS;

/** A clock that was set back does not prolong it. */
export const isConfirmed = ({ confirmedAt }: Identity, now: Date): boolean =>
  confirmedAt !== null && Math.abs(now.getTime() - confirmedAt.getTime()) < CONFIRMED_FOR_MS;

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
