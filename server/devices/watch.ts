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

  app.addHook('onSend', async (request, reply) => {
    if (!concerns(request)) return;
    const token = tokenGiven(env, reply) ?? tokenOf(env, request);
    const deviceId = knownDeviceId(request);
    if (!token || !deviceId) return;
    const now = clock.now();
    const key = hashToken(token);
    if (now.getTime() - (noted.get(key) ?? 0) < NOTE_EVERY_MS) return;
    noted.set(key, now.getTime());
    try {
      const identity = await kit.identify(key);
      if (identity) await noteDevice(db, identity, sightingOf(request, deviceId), now);
    } catch (error) {
      // The session may have ended meanwhile; in any case the request is not to suffer for it.
      request.log.warn({ err: error }, 'the device was not noted');
    }
  });

  return (request) => {
    const token = tokenOf(env, request);
    if (token) noted.delete(hashToken(token));
  };
}

function concerns({ url, headers, routeOptions }: FastifyRequest): boolean {
  if (!url.startsWith('/api/') || INNER_AGENT.test(headers['user-agent'] ?? '')) return false;
  // The poll writes down what it needs by itself, and a goodbye is no sign of life.
  return routeOptions.url !== checkDeviceLimit.path && routeOptions.url !== endCurrentSession.path;
}

/** The token that this very answer hands out, at sign-in. */
function tokenGiven(env: Env, reply: FastifyReply): string | undefined {
  const name = sessionCookieName(env);
  return [reply.getHeader('set-cookie') ?? []]
    .flat()
    .map((cookie) => new RegExp(`^${name}=([\\w-]{43});`).exec(String(cookie))?.[1])
    .find((token) => token !== undefined);
}
