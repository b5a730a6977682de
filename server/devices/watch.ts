import { checkDeviceLimit, endCurrentSession } from '@atalaya/core/devices/devices.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env';
import { hashToken, sessionCookieName, tokenOf } from '../platform/sessions';
import { knownDeviceId } from './device-cookie';
import { NOTE_EVERY_MS, noteDevice, sightingOf } from './sightings';

const MOST_REMEMBERED = 50_000;

/** What loaders ask of the API inside this process carries the visitor's cookies, but nothing of the visitor's device. */
const INNER_AGENT = /^lightMyRequest/i;

/**
 * Any request of a signed-in device shows that it is in use, the sign-in itself included. Written down before the
 * answer leaves, so that whoever asks next knows; at most every 25 seconds, so that it costs next to nothing.
 */
export function watchDevices(app: FastifyInstance): (request: FastifyRequest) => void {
  const { kit } = app;
  const { env, clock, db } = kit;
  const noted = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  const note = async (request: FastifyRequest, token: string, deviceId: string, now: Date): Promise<void> => {
    try {
      const identity = await kit.identify(hashToken(token));
      if (identity) await noteDevice(db, identity, sightingOf(request, deviceId), now);
    } catch (error) {
      // The session may have ended meanwhile; in any case the request is not to suffer for it.
      request.log.warn({ err: error }, 'the device was not noted');
    }
  };

  // With every answer, so it decides without a promise: nearly always there is nothing to note.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const token = tokenGiven(env, reply) ?? tokenOf(env, request);
    const now = clock.now();
    if (!token || !concerns(request) || now.getTime() - (noted.get(token) ?? 0) < NOTE_EVERY_MS)
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
  // The poll writes down what it needs by itself, and a goodbye is no sign of life.
  return routeOptions.url !== checkDeviceLimit.path && routeOptions.url !== endCurrentSession.path;
}

/** The token that this very answer hands out, at sign-in. */
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
