/** The loudness of a stream. */
export type Meter = { level(): number; close(): void };

/** 0 to 1; what is normal speech fills about two thirds. */
export function meterOf(stream: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * 5);
    },
    close: () => void context.close(),
  };
}
