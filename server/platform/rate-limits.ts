import type { RateClass } from '@atalaya/core/platform/endpoint';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import { type Env, networkScale } from '../env';
import { AppError } from './app-error';
import { callCounts } from './call-counts';
import { networkOfCall } from './network-of-call';

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook that counts the calls of a rate class. */
    rateLimits: Record<RateClass, onRequestHookHandler>;
  }
}

/** Calls per minute and address. Many students may share one address, so reads are generous. */
export const perMinute: Record<RateClass, number> = {
  read: 600,
  write: 240,
  auth: 30,
  upload: 20,
  tracking: 240,
};

const shownHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

export async function limitRates(app: FastifyInstance, env: Env): Promise<void> {
  const redis = env.REDIS_URL ? await connectRedis(app, env.REDIS_URL) : undefined;
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: shownHeaders,
    addHeaders: { ...shownHeaders, 'retry-after': true },
    errorResponseBuilder: () => new AppError('request.too-many'),
    store: callCounts(redis),
  });
  const scale = networkScale(env);
  // The plugin's `config.rateLimit` counts each route by itself; one hook per class counts its routes together.
  const hookFor = (rate: RateClass) =>
    app.rateLimit({
      max: Math.max(1, Math.round(perMinute[rate] * scale)),
      timeWindow: 60_000,
      keyGenerator: (request) => `${networkOfCall(request)} ${rate}`,
    });
  app.decorate('rateLimits', {
    read: hookFor('read'),
    write: hookFor('write'),
    auth: hookFor('auth'),
    upload: hookFor('upload'),
    tracking: hookFor('tracking'),
  });
}

/** A Redis that hangs is one that is away. */
const LONGEST_WAIT_MS = 500;

async function connectRedis(app: FastifyInstance, url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { enableOfflineQueue: false, commandTimeout: LONGEST_WAIT_MS });
  redis.on('error', () => {});
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
