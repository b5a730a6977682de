import type { RoomTransport } from '@atalaya/core/voice-rooms/voice-rooms';
import type { Env } from '../env';
import type { Kit } from '../platform/kit';
import { openLiveKit, type Sfu } from './livekit';

export const hasSfu = ({ LIVEKIT_URL }: Env): boolean => LIVEKIT_URL !== undefined;

/**
 * Null for rooms that do not go through it. Who is a member is decided in our database: if the other server does not
 * answer now, the job makes it follow within a minute.
 */
export function sfuFor({ env, clock, log }: Kit, room: { transport: RoomTransport }): Sfu | null {
  const sfu = room.transport === 'sfu' ? openLiveKit(env, clock) : null;
  if (!sfu) return null;
  const quietly = (doing: Promise<void>) =>
    doing.catch((error) => log.error({ err: error }, 'LiveKit did not follow'));
  return {
    ticketFor: sfu.ticketFor,
    silence: (...args) => quietly(sfu.silence(...args)),
    remove: (...args) => quietly(sfu.remove(...args)),
    keepOnly: (...args) => quietly(sfu.keepOnly(...args)),
    end: (...args) => quietly(sfu.end(...args)),
  };
}
