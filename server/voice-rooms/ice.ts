import { createHmac } from 'node:crypto';
import { HOUR_MS } from '@atalaya/core/platform/durations';
import type { Env } from '../env';

type IceServer = { urls: string[]; username?: string; credential?: string };

/** coturn's `use-auth-secret`: the user name is the end of its validity, the password its signature. */
export function iceServersFor(env: Env, memberId: string, now: Date): IceServer[] {
  const stun = env.STUN_URLS.length > 0 ? [{ urls: env.STUN_URLS }] : [];
  if (!env.TURN_SECRET) return stun;
  const username = `${Math.floor((now.getTime() + HOUR_MS) / 1_000)}:${memberId}`;
  const credential = createHmac('sha1', env.TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: env.TURN_URLS, username, credential }];
}
