import type { Part, Point, Solid } from './scene';
import type { Tone } from './tones';

/** Dashes along x. */
export const dashes = (from: number, to: number, z: number, y = 0.03): Solid[] =>
  Array.from({ length: Math.floor((to - from) / 3) }, (_, at) => ({
    box: [1.5, 0.02, 0.14],
    tone: 'paint',
    at: [from + at * 3 + 1, y, z],
  }));

/** Posts with a tape between them, through points of the ground (x, z). */
export function tape(id: string, points: readonly Point[], tone: Tone): Part {
  const posts = points.map(
    ([x, z]): Solid => ({ tube: { radius: 0.07, length: 1.1 }, tone: 'white', at: [x, 0.55, z] }),
  );
  const strips = points.slice(1).map(([x, z], at): Solid => {
    const [fromX, fromZ] = points[at] ?? [x, z];
    const length = Math.hypot(x - fromX, z - fromZ);
    return {
      box: [length, 0.16, 0.05],
      tone,
      at: [(x + fromX) / 2, 0.98, (z + fromZ) / 2],
      turn: [0, (-Math.atan2(z - fromZ, x - fromX) * 180) / Math.PI, 0],
    };
  });
  return { id, solids: [...posts, ...strips] };
}

/** A flat area painted on the ground. */
export const area = (id: string, centre: Point, size: Point, tone: Tone): Part => ({
  id,
  floor: true,
  solids: [{ box: [size[0], 0.03, size[1]], tone, at: [centre[0], 0.05, centre[1]] }],
});

/** Rows of windows on the face that looks to +z. */
export const windows = (
  at: { left: number; right: number; z: number; floors: readonly number[] },
  litAt: readonly number[],
): Solid[] =>
  at.floors.flatMap((y, floor) =>
    [0, 1, 2].map((column): Solid => {
      const step = (at.right - at.left) / 3;
      return {
        box: [step * 0.5, 1.1, 0.06],
        tone: litAt.includes(floor * 3 + column) ? 'lamp' : 'window',
        at: [at.left + step * (column + 0.5), y, at.z],
      };
    }),
  );
