import type { Member, RoomNews } from '@atalaya/core/voice-rooms/signals.contract';

/** `failed`: no way to this person was found; the user may try again. */
export type PeerState = 'connecting' | 'connected' | 'failed';

export type Signal = Extract<RoomNews, { type: 'description' | 'candidates' }>;

/** How the voices of a room travel. The page is the same over a mesh and over LiveKit. */
export type VoiceTransport = {
  /** Everybody in the room now, the own page included. */
  update(members: readonly Member[]): void;
  /** A signal of another page; LiveKit has its own. */
  hear(signal: Signal): void;
  /** The microphone; null to listen only. Muting is `enabled` of the track. */
  setTrack(track: MediaStreamTrack | null): Promise<void>;
  setSpeaker(deviceId: string): Promise<void>;
  /** Tries to reach somebody once more. */
  retry(memberId: string): void;
  /** Loudness by member, 0 to 1, without the own one. */
  levels(): ReadonlyMap<string, number>;
  /** The slowest way to anybody; null while there is none. */
  roundTripMs(): Promise<number | null>;
  /** Plays again after the browser has refused sound without a gesture. */
  play(): void;
  close(): void;
};

export type TransportEvents = {
  onPeer(memberId: string, state: PeerState): void;
  /** The browser wants a gesture before it plays. */
  onBlocked(): void;
};
