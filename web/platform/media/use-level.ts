import { useEffect, useState } from 'react';
import { meterOf } from './meter';

const EVERY_MS = 100;

/** The loudness of a stream while the component is shown. */
export function useLevel(stream: MediaStream): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const meter = meterOf(stream);
    const timer = setInterval(() => setLevel(meter.level()), EVERY_MS);
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [stream]);
  return level;
}
