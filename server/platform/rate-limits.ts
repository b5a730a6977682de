import type { RateClass } from '@atalaya/core/platform/endpoint';
import type { onRequestHookHandler } from 'fastify';
import type { Env } from '../env';
import { AppError } from './app-error';

/** Calls one address may make in a minute. A campus or a library shares one address, so reads are generous. */
const perMinute: Record<RateClass, number> = { read: 600, write: 240, auth: 30, upload: 20, tracking: 240 };

/** The demo serves one machine only, and its tests come from there too. */
const DEMO_SCALE = 20;
/** Beyond these the addresses that came first are forgotten: whoever sends from that many is not stopped by counting. */
const ADDRESSES_AT_MOST = 20_000;

export type Limit = { max: number; timeWindow: number; groupId: RateClass };

export function limitFor(env: Env, rate: RateClass): Limit {
  const scale = env.RATE_LIMIT_SCALE * (env.demo ? DEMO_SCALE : 1);
  return { max: Math.max(1, Math.round(perMinute[rate] * scale)), timeWindow: 60_000, groupId: rate };
}

/**
 * Counts the calls of each address within this process, for a house without Redis: gives the milliseconds to wait, or 0. It
 * runs with every call, so it waits for nothing; the plugin that counts in Redis waits for four promises.
 */
export function makeCounter(now: () => number = Date.now) {
  const windows = new Map<string, { calls: number; endsAt: number }>();
  return (address: string, { max, timeWindow, groupId }: Limit): number => {
    const key = address + groupId;
    const at = now();
    const open = windows.get(key);
    if (open && at < open.endsAt) {
      open.calls += 1;
      return open.calls > max ? open.endsAt - at : 0;
    }
    // Taken out first, so that the oldest windows stay in front.
    windows.delete(key);
    windows.set(key, { calls: 1, endsAt: at + timeWindow });
    if (windows.size > ADDRESSES_AT_MOST)
      for (const oldest of windows.keys()) {
        windows.delete(oldest);
        break;
      }
    return 0;
  };
}

export const countingHook =
  (count: ReturnType<typeof makeCounter>, limit: Limit): onRequestHookHandler =>
  (request, reply, done) => {
    const waitMs = count(request.ip, limit);
    if (waitMs === 0) return done();
    reply.header('retry-after', Math.ceil(waitMs / 1000));
    done(new AppError('request.too-many'));
  };
