import { type Meter, meterOf } from '../../platform/media/meter';
import type { VoiceTransport } from '../transport/voice-transport';
import type { CallStore } from './call-store';

const LISTEN_MS = 200;
const MEASURE_MS = 5_000;
/** Pauses between words do not switch the mark off. */
const HOLD_MS = 600;
const OTHERS_LEVEL = 0.015;
const OWN_LEVEL = 0.06;

type Sources = { transport: VoiceTransport | undefined; track: MediaStreamTrack | null };

/** Keeps who speaks and how good the connection is in the store. */
export function followVoices(store: CallStore, sources: () => Sources): () => void {
  const heardAt = new Map<string, number>();
  let meter: Meter | undefined;
  let metered: MediaStreamTrack | null = null;

  const ownLevel = (track: MediaStreamTrack | null): number => {
    if (track !== metered) {
      meter?.close();
      metered = track;
      meter = track ? meterOf(new MediaStream([track])) : undefined;
    }
    return track?.enabled ? (meter?.level() ?? 0) : 0;
  };
  const listen = () => {
    const { phase, selfId, speaking } = store.getState();
    if (phase !== 'in') return;
    const now = Date.now();
    const { transport, track } = sources();
    for (const [id, level] of transport?.levels() ?? []) if (level > OTHERS_LEVEL) heardAt.set(id, now);
    if (selfId && ownLevel(track) > OWN_LEVEL) heardAt.set(selfId, now);
    const next = new Set([...heardAt].flatMap(([id, at]) => (now - at < HOLD_MS ? id : [])));
    const isSame = next.size === speaking.size && [...next].every((id) => speaking.has(id));
    if (!isSame) store.setState({ speaking: next });
  };
  const measure = async () => {
    const { transport } = sources();
    if (transport) store.setState({ roundTripMs: await transport.roundTripMs().catch(() => null) });
  };
  const timers = [setInterval(listen, LISTEN_MS), setInterval(() => void measure(), MEASURE_MS)];
  return () => {
    for (const timer of timers) clearInterval(timer);
    meter?.close();
  };
}
