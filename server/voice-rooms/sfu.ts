import type { RoomTransport } from '@atalaya/core/voice-rooms/voice-rooms';
import type { Env } from '../env';

type Participant = { id: string; name: string; isSilenced: boolean };

/** The server that forwards the audio of large rooms. */
export type Sfu = {
  /** Lets one member in, for the time it takes to connect. */
  ticketFor(roomId: string, member: Participant): Promise<{ url: string; token: string }>;
  silence(roomId: string, memberId: string, isSilenced: boolean): Promise<void>;
  remove(roomId: string, memberId: string): Promise<void>;
  /** Removes whoever is connected without being a member. */
  keepOnly(roomId: string, memberIds: readonly string[]): Promise<void>;
  end(roomId: string): Promise<void>;
};

export const sfuOf = (_env: Env): Sfu | null => null;

/** Null for rooms that do not go through it. */
export const sfuFor = (env: Env, room: { transport: RoomTransport }): Sfu | null =>
  room.transport === 'sfu' ? sfuOf(env) : null;
