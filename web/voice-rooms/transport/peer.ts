import { DROP_MS, isPolite } from '@atalaya/core/voice-rooms/voice-rooms';
import { negotiate, type Outgoing } from './negotiation';
import type { Speaker } from './speakers';
import type { PeerState } from './voice-transport';

/** A link that is cut for this long is looked for anew, before the browser gives it up. */
const RESTART_MS = 3_000;

type Options = {
  ownId: string;
  otherId: string;
  /** The newcomer offers to everybody who is there. */
  offers: boolean;
  iceServers: RTCIceServer[];
  freshServers: () => Promise<RTCIceServer[]>;
  track: MediaStreamTrack | null;
  speaker: Speaker;
  send: (signal: Outgoing) => Promise<unknown>;
  onState: (state: PeerState) => void;
};

export type Peer = ReturnType<typeof openPeer>;

/** The connection to one person of a mesh. */
export function openPeer(options: Options) {
  const { ownId, otherId, offers, speaker, onState } = options;
  const connection = new RTCPeerConnection({ iceServers: options.iceServers });
  let track = options.track;
  let dropping: ReturnType<typeof setTimeout> | undefined;
  let restarting: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const sendTrack = async () => {
    const [transceiver] = connection.getTransceivers();
    if (!transceiver) return;
    transceiver.direction = 'sendrecv';
    await transceiver.sender.replaceTrack(track);
  };
  const { hear, stop } = negotiate({
    connection,
    isPolite: isPolite(ownId, otherId),
    send: options.send,
    beforeAnswer: sendTrack,
  });

  const close = () => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(dropping);
    clearTimeout(restarting);
    stop();
    connection.close();
    speaker.free();
  };
  /** TURN passwords last an hour, so a restart asks for new ones. */
  const restart = async () => {
    const iceServers = await options.freshServers().catch(() => null);
    if (isClosed || connection.connectionState === 'connected') return;
    if (iceServers) connection.setConfiguration({ iceServers });
    connection.restartIce();
  };
  const giveUpLater = () => {
    dropping ??= setTimeout(() => {
      close();
      onState('failed');
    }, DROP_MS);
  };

  connection.addEventListener('track', ({ track: heard }) => speaker.play(new MediaStream([heard])));
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState;
    if (state === 'connected') {
      clearTimeout(dropping);
      clearTimeout(restarting);
      dropping = undefined;
      restarting = undefined;
      onState('connected');
    } else if (state === 'disconnected' || state === 'failed') {
      onState('connecting');
      giveUpLater();
      if (state === 'failed') void restart();
      else restarting ??= setTimeout(restart, RESTART_MS);
    }
  });
  giveUpLater();
  onState('connecting');
  if (offers) connection.addTransceiver(track ?? 'audio', { direction: 'sendrecv' });

  return {
    hear,
    close,
    isClosed: () => isClosed,
    mute: speaker.mute,
    async setTrack(next: MediaStreamTrack | null) {
      track = next;
      await connection.getTransceivers()[0]?.sender.replaceTrack(next);
    },
    level(): number {
      const [receiver] = connection.getReceivers();
      const [source] = receiver?.getSynchronizationSources() ?? [];
      return source?.audioLevel ?? 0;
    },
    async roundTripMs(): Promise<number | null> {
      let seconds: number | null = null;
      (await connection.getStats()).forEach((report) => {
        if (report.type === 'candidate-pair' && report.nominated && report.currentRoundTripTime !== undefined)
          seconds = report.currentRoundTripTime;
      });
      return seconds === null ? null : seconds * 1_000;
    },
  };
}
