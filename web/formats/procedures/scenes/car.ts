import type { Part, Point, Solid } from './scene';
import type { Tone } from './tones';

// A car of 4.3 m that looks towards +x, with its middle at the origin.

const body: Point[] = [
  [-2.1, 0.3],
  [2.08, 0.3],
  [2.18, 0.55],
  [2.08, 0.8],
  [1.1, 0.98],
  [-1.98, 1.02],
  [-2.15, 0.75],
];
const cabin: Point[] = [
  [1.12, 0.95],
  [0.42, 1.42],
  [-1.15, 1.44],
  [-1.85, 0.98],
];

const wheels: Solid[] = [1.32, -1.34].flatMap((x) =>
  [0.8, -0.8].flatMap((z): Solid[] => [
    { tube: { radius: 0.34, length: 0.24 }, tone: 'rubber', at: [x, 0.34, z], turn: [90, 0, 0] },
    {
      tube: { radius: 0.19, length: 0.05 },
      tone: 'cloth',
      at: [x, 0.34, z + Math.sign(z) * 0.12],
      turn: [90, 0, 0],
    },
  ]),
);

const lights: Solid[] = [0.62, -0.62].flatMap((z): Solid[] => [
  { box: [0.1, 0.13, 0.36], tone: 'lamp', at: [2.13, 0.68, z] },
  { box: [0.08, 0.13, 0.34], tone: 'cone', at: [-2.1, 0.8, z] },
]);

/** Between the windows, so that the cabin does not look like one block of glass. */
const pillars = (tone: Tone): Solid[] => [
  { box: [1.5, 0.07, 1.46], tone, at: [-0.37, 1.45, 0], round: 0.03 },
  { box: [0.1, 0.46, 1.64], tone, at: [-0.4, 1.2, 0] },
];

export const carSolids = (tone: Tone): Solid[] => [
  { plate: { outline: body, depth: 1.8, round: 0.1 }, tone },
  { plate: { outline: cabin, depth: 1.5, round: 0.06 }, tone: 'glass' },
  ...pillars(tone),
  ...wheels,
  ...lights,
];

export const car = (id: string, tone: Tone): Part => ({ id, solids: carSolids(tone) });

/** White with a blue band; its lights are a part of their own. */
export const patrolCar = (id: string): Part[] => [
  {
    id,
    solids: [
      ...carSolids('white'),
      { box: [3.5, 0.16, 1.9], tone: 'uniform', at: [-0.1, 0.72, 0] },
      { box: [0.5, 0.06, 1.2], tone: 'uniform', at: [1.62, 0.92, 0], turn: [0, 0, -9] },
    ],
  },
  {
    id: `${id}-lights`,
    solids: [
      { box: [0.24, 0.14, 0.5], tone: 'beacon', at: [-0.35, 1.55, 0.38], round: 0.04 },
      { box: [0.24, 0.14, 0.5], tone: 'beacon', at: [-0.35, 1.55, -0.38], round: 0.04 },
    ],
  },
];
