import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import type { Outgoing } from './negotiation';
import { openPeer, type Peer } from './peer';
import type { Speakers } from './speakers';
import type { Signal, TransportEvents, VoiceTransport } from './voice-transport';

type Address = { id: string; epoch: number };

type Options = TransportEvents & {
  self: Address;
  /** Who was there before: these get an offer, later ones offer themselves. */
  present: readonly Member[];
  iceServers: RTCIceServer[];
  freshServers: () => Promise<RTCIceServer[]>;
  track: MediaStreamTrack | null;
  speakers: Speakers;
  send: (to: Address, signal: Outgoing) => Promise<unknown>;
};

/** Every browser with every other, up to six. */
export function openMesh({ self, present, speakers, onPeer, ...options }: Options): VoiceTransport {
  const peers = new Map<string, { epoch: number; peer: Peer; wasListed: boolean }>();
  let track = options.track;
  let listed = present;

  const drop = (id: string) => {
    peers.get(id)?.peer.close();
    peers.delete(id);
  };
  const open = ({ id, epoch }: Address, offers: boolean): Peer => {
    drop(id);
    const peer = openPeer({
      ownId: self.id,
      otherId: id,
      offers,
      iceServers: options.iceServers,
      freshServers: options.freshServers,
      track,
      speaker: speakers.take(),
      send: (signal) => options.send({ id, epoch }, signal),
      onState: (state) => onPeer(id, state),
    });
    peers.set(id, { epoch, peer, wasListed: false });
    return peer;
  };

  for (const member of present) if (member.id !== self.id) open(member, true);

  return {
    update(members) {
      listed = members;
      for (const member of members) {
        const known = peers.get(member.id);
        if (!known) continue;
        known.wasListed = true;
        // Entered anew: the offer of the new entry follows.
        if (known.epoch < member.epoch) drop(member.id);
        else known.peer.mute(member.isSilenced);
      }
      const ids = new Set(members.map(({ id }) => id));
      // An offer may arrive before the list that names its sender.
      for (const [id, { wasListed }] of peers) if (wasListed && !ids.has(id)) drop(id);
    },
    hear(signal: Signal) {
      if (signal.to.id !== self.id || signal.to.epoch !== self.epoch) return;
      const known = peers.get(signal.from.id);
      if (known && known.epoch > signal.from.epoch) return;
      const isOffer = signal.type === 'description' && signal.description.type === 'offer';
      if (known && known.epoch === signal.from.epoch && !known.peer.isClosed()) known.peer.hear(signal);
      else if (isOffer) open(signal.from, false).hear(signal);
    },
    async setTrack(next) {
      track = next;
      await Promise.all([...peers.values()].map(({ peer }) => peer.setTrack(next)));
    },
    setSpeaker: speakers.setDevice,
    retry(memberId) {
      const member = listed.find(({ id }) => id === memberId);
      if (member) open(member, true);
    },
    levels: () => new Map([...peers].map(([id, { peer }]) => [id, peer.isClosed() ? 0 : peer.level()])),
    async roundTripMs() {
      const open = [...peers.values()].filter(({ peer }) => !peer.isClosed());
      const all = await Promise.all(open.map(({ peer }) => peer.roundTripMs()));
      return all.reduce((slowest, one) => (one === null ? slowest : Math.max(slowest ?? 0, one)), null);
    },
    play: speakers.resume,
    close() {
      for (const id of [...peers.keys()]) drop(id);
    },
  };
}
