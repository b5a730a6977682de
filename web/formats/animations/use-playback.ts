import { MOVE_MS, stepAt } from '@atalaya/core/formats/animations/frames';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The moment that is shown, and the ways to change it. Without motion a step is shown as it ends. */
export function usePlayback(starts: readonly number[]) {
  const end = starts.at(-1) ?? 0;
  const isCalm = useCalm();
  const [ms, setMs] = useState(0);
  /** It runs until this moment; null while it stands. */
  const [until, setUntil] = useState<number | null>(null);
  const [speed, setSpeed] = useState(1);
  const isPlaying = until === end;
  const now = useRef(0);
  const show = (to: number) => {
    now.current = Math.min(end, Math.max(0, to));
    setMs(now.current);
  };

  useEffect(() => {
    if (until === null) return;
    let frame = 0;
    let last: number | null = null;
    const tick = (time: number) => {
      const passed = last === null ? 0 : (time - last) * speed;
      last = time;
      now.current = Math.min(until, now.current + passed);
      setMs(now.current);
      if (now.current >= until) setUntil(null);
      else frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [until, speed]);

  // Nobody watches a hidden tab: it waits where it was.
  useEffect(() => {
    const onChange = () => {
      if (document.hidden) setUntil(null);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const toggle = () => {
    if (isCalm) return;
    if (!isPlaying && now.current >= end) show(0);
    setUntil(isPlaying ? null : end);
  };
  const seek = (to: number) => {
    if (!isPlaying) setUntil(null);
    show(to);
  };
  /** A step that is chosen while it stands shows its own motion and stops. */
  const go = (step: number) => {
    const start = starts[Math.min(starts.length - 2, Math.max(0, step))] ?? 0;
    show(isCalm ? start + MOVE_MS : start);
    if (!isPlaying) setUntil(isCalm ? null : start + MOVE_MS);
  };
  return { ms, end, step: stepAt(starts, ms), speed, setSpeed, isPlaying, isCalm, toggle, seek, go };
}

export type Playback = ReturnType<typeof usePlayback>;

const QUERY = '(prefers-reduced-motion: reduce)';

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor wants no motion. False on the server. */
const useCalm = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
