import { useEffect, useRef, useState } from 'react';
import type { Pose } from './scenes';

const MS = 700;

const between = (from: Pose, to: Pose, part: number): Pose =>
  Object.fromEntries(
    Object.entries(to).map(([name, [x, y]]) => {
      const [fromX, fromY] = from[name] ?? [x, y];
      return [name, [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const];
    }),
  );

/** Moves from the pose that is shown to the next one; at once where motion is not wanted. */
export function useTween(pose: Pose): Pose {
  const [shown, setShown] = useState(pose);
  const last = useRef(pose);
  useEffect(() => {
    const from = last.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = isStill ? 1 : Math.min(1, (now - start) / MS);
      const eased = 1 - (1 - part) ** 3;
      last.current = between(from, pose, eased);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [pose]);
  return shown;
}
