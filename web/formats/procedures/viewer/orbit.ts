import type { Vec, View } from '../scenes/scene';

/** How the user has moved away from the step's own view. */
export type Orbit = { around: number; above: number; zoom: number; pan: Vec };
export const HOME: Orbit = { around: 0, above: 0, zoom: 1, pan: [0, 0, 0] };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const LOWEST = 4;
const HIGHEST = 86;

export const turned = (orbit: Orbit, around: number, above = 0): Orbit => ({
  ...orbit,
  around: orbit.around + around,
  above: orbit.above + above,
});

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, 0.4, 2),
});

/** Sideways and up, as parts of the picture's height. */
export function panned(orbit: Orbit, view: View, right: number, up: number): Orbit {
  const scale = view.distance * orbit.zoom * 0.46;
  const angle = ((view.around + orbit.around) * Math.PI) / 180;
  const [x, y, z] = orbit.pan;
  const most = view.distance * 0.5;
  return {
    ...orbit,
    pan: [
      clamp(x + Math.cos(angle) * right * scale, -most, most),
      clamp(y + up * scale, -most, most),
      clamp(z - Math.sin(angle) * right * scale, -most, most),
    ],
  };
}

/** What is seen; never from under the ground. */
export function viewFrom(view: View, { around, above, zoom, pan }: Orbit): View {
  const [x, y, z] = view.target;
  return {
    target: [x + pan[0], y + pan[1], z + pan[2]],
    around: view.around + around,
    above: clamp(view.above + above, LOWEST, HIGHEST),
    distance: view.distance * zoom,
  };
}

/** Between two views, by the shorter way around. */
export function viewBetween(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const way = ((((to.around - from.around) % 360) + 540) % 360) - 180;
  return {
    target: [
      mix(from.target[0], to.target[0]),
      mix(from.target[1], to.target[1]),
      mix(from.target[2], to.target[2]),
    ],
    around: from.around + way * part,
    above: mix(from.above, to.above),
    distance: mix(from.distance, to.distance),
  };
}
