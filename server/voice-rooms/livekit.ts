import type { Env } from '../env';
import type { Clock } from '../platform/clock';

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

/** A ticket is only good for connecting; LiveKit renews it for whoever is connected. */
const TICKET_SECONDS = 60;

/** Its SDK is loaded only where it is configured. */
export function openLiveKit(env: Env, clock: Clock): Sfu | null {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = env;
  if (!url || !key || !secret) return null;
  const client = async () => {
    const { RoomServiceClient } = await import('livekit-server-sdk');
    return new RoomServiceClient(url, key, secret, { requestTimeout: 5, failover: false });
  };
  /** Tickets from before are no longer good. */
  const removeFrom = async (roomId: string, memberId: string) => {
    const revokeTokenTs = BigInt(Math.floor(clock.now().getTime() / 1_000));
    await ignoreMissing((await client()).removeParticipant(roomId, memberId, { revokeTokenTs }));
  };
  return {
    async ticketFor(roomId, { id, name, isSilenced }) {
      const { AccessToken, TrackSource } = await import('livekit-server-sdk');
      const ticket = new AccessToken(key, secret, { identity: id, name, ttl: TICKET_SECONDS });
      ticket.addGrant({
        roomJoin: true,
        room: roomId,
        canSubscribe: true,
        canPublish: !isSilenced,
        canPublishSources: [TrackSource.MICROPHONE],
        // The chat goes through our server.
        canPublishData: false,
        canUpdateOwnMetadata: false,
      });
      return { url, token: await ticket.toJwt() };
    },
    async silence(roomId, memberId, isSilenced) {
      const { TrackSource } = await import('livekit-server-sdk');
      const permission = {
        canSubscribe: true,
        canPublish: !isSilenced,
        canPublishSources: [TrackSource.MICROPHONE],
        canPublishData: false,
      };
      await ignoreMissing((await client()).updateParticipant(roomId, memberId, { permission }));
    },
    remove: removeFrom,
    async keepOnly(roomId, memberIds) {
      const found = await ignoreMissing((await client()).listParticipants(roomId));
      for (const { identity } of found ?? [])
        if (!memberIds.includes(identity)) await removeFrom(roomId, identity);
    },
    async end(roomId) {
      await ignoreMissing((await client()).deleteRoom(roomId));
    },
  };
}

/** A room that nobody has connected to, or a member who is not connected, does not exist there. */
async function ignoreMissing<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined;
    throw error;
  }
}
