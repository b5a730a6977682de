import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import type { LocalAudioTrack, RemoteTrack } from 'livekit-client';
import type { Speaker, Speakers } from './speakers';
import type { TransportEvents, VoiceTransport } from './voice-transport';

type Options = TransportEvents & {
  self: { id: string };
  url: string;
  token: string;
  track: MediaStreamTrack | null;
  speakers: Speakers;
};

/** Through a LiveKit server, up to fifty. Its client is loaded only for such rooms. */
export async function openSfu({
  self,
  url,
  token,
  speakers,
  onPeer,
  ...options
}: Options): Promise<VoiceTransport> {
  const { Room, RoomEvent, Track } = await import('livekit-client');
  const room = new Room();
  const playing = new Map<string, Speaker>();
  let track = options.track;
  let members: readonly Member[] = [];
  let publishing: Promise<unknown> = Promise.resolve();

  const memberOf = (id: string) => members.find((member) => member.id === id);
  /** Only who is in our list is heard, whatever the other server says. */
  const show = () => {
    for (const [id, speaker] of playing) speaker.mute(memberOf(id)?.isSilenced ?? true);
    for (const { id } of members)
      if (id !== self.id) onPeer(id, room.remoteParticipants.has(id) ? 'connected' : 'connecting');
  };
  const stopPlaying = (id: string) => {
    playing.get(id)?.free();
    playing.delete(id);
  };
  const published = (): LocalAudioTrack | undefined =>
    room.localParticipant.getTrackPublication(Track.Source.Microphone)?.audioTrack;
  /** The server takes the track of somebody who is silenced; it is sent again afterwards. */
  const publish = () => {
    publishing = publishing
      .then(async () => {
        const current = published();
        if (current && track) await current.replaceTrack(track);
        else if (current) await room.localParticipant.unpublishTrack(current, false);
        else if (track && room.localParticipant.permissions?.canPublish !== false)
          await room.localParticipant.publishTrack(track, { source: Track.Source.Microphone });
      })
      .catch((error) => console.warn('voice track', error));
    return publishing;
  };

  room
    .on(RoomEvent.TrackSubscribed, (heard: RemoteTrack, _publication, participant) => {
      stopPlaying(participant.identity);
      const speaker = speakers.take();
      playing.set(participant.identity, speaker);
      speaker.play(new MediaStream([heard.mediaStreamTrack]));
      show();
    })
    .on(RoomEvent.TrackUnsubscribed, (_track, _publication, participant) => stopPlaying(participant.identity))
    .on(RoomEvent.ParticipantConnected, show)
    .on(RoomEvent.ParticipantDisconnected, ({ identity }) => {
      stopPlaying(identity);
      show();
    })
    .on(RoomEvent.ParticipantPermissionsChanged, () => void publish())
    .on(RoomEvent.Reconnected, show);
  await room.connect(url, token);
  await publish();

  return {
    update(next) {
      members = next;
      show();
    },
    // It has its own signalling.
    hear: () => {},
    async setTrack(next) {
      track = next;
      await publish();
    },
    setSpeaker: speakers.setDevice,
    // It reconnects by itself.
    retry: show,
    levels: () => new Map([...room.remoteParticipants].map(([id, { audioLevel }]) => [id, audioLevel])),
    roundTripMs: async () => null,
    play: speakers.resume,
    close() {
      for (const id of [...playing.keys()]) stopPlaying(id);
      void room.disconnect(false);
    },
  };
}
