import { checkDeviceLimit, endCurrentSession } from '@atalaya/core/devices/devices.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env';
import { inTime } from '../platform/process/in-time';
import { hashToken, sessionCookieName, tokenOf } from '../platform/sessions';
import { knownDeviceId } from './device-cookie';
import { NOTE_EVERY_MS, recordDevice, sightingOf } from './sightings';

const MAX_REMEMBERED = 50_000;
/** While the database hangs the response is sent without it. */
const WAIT_MS = 2_000;

/** Requests of page loaders inside this process carry the user's cookies, but not the device's headers. */
const INNER_AGENT = /^lightMyRequest/i;

/**
 * Stores the activity of a signed-in device on any request, including the sign-in, at most every 25 seconds. Done before
 * the response is sent, so that the next request sees it.
 */
export function watchDevices(app: FastifyInstance): (request: FastifyRequest) => void {
  const { kit } = app;
  const { env, clock, db } = kit;
  const noted = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  const store = async (
    request: FastifyRequest,
    token: string,
    deviceId: string,
    now: Date,
  ): Promise<void> => {
    const identity = await kit.identify(hashToken(token));
    if (identity) await recordDevice(db, identity, sightingOf(request, deviceId), now);
  };

  const note = async (request: FastifyRequest, token: string, deviceId: string, now: Date): Promise<void> => {
    try {
      await inTime(store(request, token, deviceId, now), WAIT_MS);
    } catch (error) {
      // The session may have ended meanwhile; the request must not fail because of it.
      request.log.warn({ err: error }, 'the device was not noted');
    }
  };

  // Runs for every response: with a callback, because there is almost never anything to store.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const token = tokenGiven(env, reply) ?? tokenOf(env, request);
    const now = clock.now();
    if (!token || !concerns(request) || Math.abs(now.getTime() - (noted.get(token) ?? 0)) < NOTE_EVERY_MS)
      return done();
    const deviceId = knownDeviceId(request);
    if (!deviceId) return done();
    noted.set(token, now.getTime());
    note(request, token, deviceId, now).then(() => done());
  });

  return (request) => {
    const token = tokenOf(env, request);
    if (token) noted.delete(token);
  };
}

function concerns({ url, headers, routeOptions }: FastifyRequest): boolean {
  if (!url.startsWith('/api/') || INNER_AGENT.test(headers['user-agent'] ?? '')) return false;
  // The poll stores the activity itself, and leaving a page is not activity.
  return routeOptions.url !== checkDeviceLimit.path && routeOptions.url !== endCurrentSession.path;
}

/** The token in the Set-Cookie header of this response, at sign-in. */
function tokenGiven(env: Env, reply: FastifyReply): string | undefined {
  const given = reply.getHeader('set-cookie');
  if (given === undefined) return undefined;
  const start = `${sessionCookieName(env)}=`;
  const cookie = [given]
    .flat()
    .map(String)
    .find((line) => line.startsWith(start));
  return /^[\w-]{43}(?=;)/.exec(cookie?.slice(start.length) ?? '')?.[0];
}
