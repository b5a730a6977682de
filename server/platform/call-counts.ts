import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

type Count = { current: number; ttl: number };

const MAX_KEYS = 20_000;

/** The calls that this process has seen in the running window of each key. */
export function localCounts(maxKeys = MAX_KEYS) {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return function countHere(key: string, windowMs: number): Count {
    const now = Date.now();
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
    window.current += 1;
    // Moved to the end, so that the first key is the least recently used.
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return { current: window.current, ttl: window.endsAt - now };
  };
}

async function countInRedis(redis: Redis, name: string, windowMs: number): Promise<Count> {
  const key = `calls ${name}`;
  const steps = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec();
  const [current, ttl] = (steps ?? []).slice(1).map(([error, value]) => (error ? undefined : Number(value)));
  if (current === undefined || ttl === undefined) throw new Error('the calls were not counted');
  return { current, ttl };
}

/**
 * What the limits count with: in Redis when there is one, so that all nodes count together, and always here too, so that
 * nothing is open while Redis is away.
 */
export function callCounts(redis: Redis | undefined): new () => FastifyRateLimitStore {
  const countHere = localCounts();
  const count = async (key: string, windowMs: number): Promise<Count> => {
    const here = countHere(key, windowMs);
    const everywhere = redis && (await countInRedis(redis, key, windowMs).catch(() => undefined));
    return everywhere && everywhere.current > here.current ? everywhere : here;
  };
  return class CallCounts implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: Count) => void, windowMs = 60_000): void {
      void count(key, windowMs).then((result) => done(null, result));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
