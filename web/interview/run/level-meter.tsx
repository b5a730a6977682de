import { useEffect, useState } from 'react';

const BARS = 12;
const EVERY_MS = 100;

/** The level of the microphone, so that the user sees that it works. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream);
  const lit = Math.round(level * BARS);
  return (
    <div className="flex flex-col-reverse gap-0.5 rounded-sm bg-panel/80 p-1">
      <meter aria-label="Nivel del micrófono" value={level} className="sr-only" />
      {Array.from({ length: BARS }, (_, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          key={bar}
          className={`block min-h-1 w-3 flex-1 rounded-[2px] ${bar >= lit ? 'bg-panel-line' : bar < 8 ? 'bg-[#55c896]' : 'bg-panel-gold'}`}
        />
      ))}
    </div>
  );
}

/** 0 to 1; what is normal speech fills about two thirds. */
function useLevel(stream: MediaStream): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) * 5));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}
