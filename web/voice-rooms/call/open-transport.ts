import type { Entered } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { call } from '../../platform/api';
import { openMesh } from '../transport/mesh';
import type { Outgoing } from '../transport/negotiation';
import { openSfu } from '../transport/sfu';
import type { Speakers } from '../transport/speakers';
import type { TransportEvents, VoiceTransport } from '../transport/voice-transport';

type Options = TransportEvents & {
  roomId: string;
  entered: Entered;
  track: MediaStreamTrack | null;
  speakers: Speakers;
  send: (to: { id: string; epoch: number }, signal: Outgoing) => Promise<unknown>;
};

/** The server decides with the room how its voices travel. */
export async function openTransport({ roomId, entered, ...rest }: Options): Promise<VoiceTransport> {
  const self = { id: entered.memberId, epoch: entered.epoch };
  if (entered.sfu) return openSfu({ ...rest, ...entered.sfu, self });
  return openMesh({
    ...rest,
    self,
    present: entered.roster.members,
    iceServers: entered.iceServers,
    freshServers: async () =>
      (await call('GET /api/voice-rooms/:id/ice-servers', { params: { id: roomId } })).iceServers,
  });
}
