import type { Cue } from '@atalaya/core/wellbeing/calm/practices';
import { useEffect, useRef } from 'react';

const pitches: Record<Cue['kind'], readonly [number, number]> = {
  in: [196, 294],
  out: [294, 196],
  hold: [247, 247],
  guide: [220, 220],
};
const LONGEST = 4;
const LOUDEST = 0.12;

/** A soft tone for each cue, made by the browser: rising to breathe in, falling to breathe out. */
export function useSound(isOn: boolean): (cue: Cue) => void {
  const audio = useRef<AudioContext | null>(null);
  useEffect(
    () => () => {
      void audio.current?.close();
    },
    [],
  );
  return ({ kind, seconds }) => {
    if (!isOn || !('AudioContext' in window)) return;
    audio.current ??= new AudioContext();
    const { currentTime: now, destination } = audio.current;
    const length = Math.min(LONGEST, seconds);
    const tone = audio.current.createOscillator();
    const volume = audio.current.createGain();
    const [from, to] = pitches[kind];
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.linearRampToValueAtTime(to, now + length);
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(LOUDEST, now + length * 0.3);
    volume.gain.linearRampToValueAtTime(0, now + length);
    tone.connect(volume).connect(destination);
    tone.start(now);
    tone.stop(now + length);
  };
}
