import type { RateClass } from '@atalaya/core/platform/endpoint';
import type { Env } from '../env';

/** Calls one address may make in a minute. A campus or a library shares one address, so reads are generous. */
const perMinute: Record<RateClass, number> = { read: 600, write: 240, auth: 30, upload: 20, tracking: 240 };

/** The demo serves one machine only, and its tests come from there too. */
const DEMO_SCALE = 20;

export function limitFor(env: Env, rate: RateClass) {
  const scale = env.RATE_LIMIT_SCALE * (env.demo ? DEMO_SCALE : 1);
  return { max: Math.max(1, Math.round(perMinute[rate] * scale)), timeWindow: 60_000, groupId: rate };
}
