import type { Part, Point, Solid } from './scene';

// A generic 9 mm pistol, in centimetres: the muzzle points to −x, and its left side to +z.

const slideOutline: Point[] = [
  [-9, 4.75],
  [9, 4.75],
  [9.35, 5.2],
  [9.15, 7.05],
  [8.8, 7.3],
  [-8.3, 7.3],
  [-9, 6.7],
];

const frameOutline: Point[] = [
  [-7.6, 3.3],
  [-7.6, 4.6],
  [9, 4.6],
  [10, 4.35],
  [9.9, 3.95],
  [8.5, 3],
  [8.75, 1.2],
  [10.5, -5.3],
  [10.2, -5.9],
  [5.2, -5.9],
  [4.8, -5.4],
  [3.1, 1.3],
  [2.6, 0.5],
  [-2, 0.3],
  [-3, 0.9],
  [-3.3, 2.5],
  [-4, 3.2],
];

const guardHole: Point[] = [
  [-2.4, 2.9],
  [2.5, 2.9],
  [2.3, 1.4],
  [1.9, 1],
  [-1.7, 0.95],
  [-2.3, 1.4],
];

const serrations: Solid[] = Array.from({ length: 7 }, (_, at) => ({
  box: [0.16, 1.7, 2.62],
  tone: 'hollow',
  at: [6 + at * 0.42, 5.95, 0],
  turn: [0, 0, -8],
}));

/** The magazine leans as the grip does. */
export const LEAN = 14.5;
const lean: Solid['turn'] = [0, 0, LEAN];

const cartridge = (x: number, y: number): Solid[] => [
  { tube: { radius: 0.49, length: 1.7 }, tone: 'brass', at: [x + 0.7, y, 0], turn: [0, 0, 86] },
  {
    tube: { radius: 0.46, length: 1.1, top: 0.16 },
    tone: 'spring',
    at: [x - 0.7, y + 0.1, 0],
    turn: [0, 0, 86],
  },
];

const slide: Part = {
  id: 'slide',
  solids: [
    { plate: { outline: slideOutline, depth: 2.5, round: 0.22 }, tone: 'steel' },
    ...serrations,
    { box: [0.5, 0.42, 0.35], tone: 'hollow', at: [-7.6, 7.45, 0] },
    { box: [0.7, 0.5, 0.75], tone: 'hollow', at: [8.2, 7.5, 0.55] },
    { box: [0.7, 0.5, 0.75], tone: 'hollow', at: [8.2, 7.5, -0.55] },
    { tube: { radius: 0.78, length: 0.1 }, tone: 'hollow', at: [-9.02, 6.05, 0], turn: [0, 0, 90] },
    { box: [3.6, 0.12, 1.5], tone: 'hollow', at: [0.6, 7.28, -0.45] },
    { box: [3.6, 1.1, 0.12], tone: 'hollow', at: [0.6, 6.75, -1.24] },
    { box: [3.1, 0.4, 0.1], tone: 'darkSteel', at: [4, 6.6, -1.26] },
  ],
};

const barrel: Part = {
  id: 'barrel',
  solids: [
    {
      tube: { radius: 0.66, inner: 0.44, length: 11.2 },
      tone: 'spring',
      at: [-3.6, 6.05, 0],
      turn: [0, 0, 90],
    },
    { box: [3.2, 1.75, 1.8], tone: 'spring', at: [0.6, 6.25, 0], round: 0.12 },
    { box: [1.7, 0.9, 1], tone: 'darkSteel', at: [0.4, 5.1, 0], round: 0.1 },
    { tube: { radius: 0.5, length: 0.08 }, tone: 'hollow', at: [2.22, 6.15, 0], turn: [0, 0, 90] },
  ],
};

const spring: Part = {
  id: 'spring',
  solids: [
    { coil: { radius: 0.42, wire: 0.09, length: 8.6, turns: 17 }, tone: 'spring', at: [-4.4, 5.2, 0] },
    { tube: { radius: 0.2, length: 9.4 }, tone: 'darkSteel', at: [-4.2, 5.2, 0], turn: [0, 0, 90] },
    { tube: { radius: 0.46, length: 0.22 }, tone: 'darkSteel', at: [0.4, 5.2, 0], turn: [0, 0, 90] },
  ],
};

const frame: Part = {
  id: 'frame',
  solids: [
    { plate: { outline: frameOutline, holes: [guardHole], depth: 2.5, round: 0.28 }, tone: 'polymer' },
    { box: [3.9, 6.2, 2.86], tone: 'hollow', at: [7, -1.5, 0], turn: lean, round: 0.3 },
    { box: [13.6, 0.3, 0.22], tone: 'darkSteel', at: [1.4, 4.68, 1] },
    { box: [13.6, 0.3, 0.22], tone: 'darkSteel', at: [1.4, 4.68, -1] },
    { tube: { radius: 0.42, length: 2.95 }, tone: 'darkSteel', at: [3.4, 1.7, 0], turn: [90, 0, 0] },
    { box: [1.9, 0.42, 2.86], tone: 'darkSteel', at: [4.6, 4.15, 0], round: 0.12 },
  ],
};

const trigger: Part = {
  id: 'trigger',
  solids: [
    {
      plate: {
        outline: [
          [0.35, 3.1],
          [1.35, 3.1],
          [1.15, 2.1],
          [0.55, 1.25],
          [0.2, 1.3],
          [0.5, 2.1],
        ],
        depth: 0.8,
        round: 0.08,
      },
      tone: 'darkSteel',
    },
  ],
};

const takedown: Part = {
  id: 'takedown',
  solids: [
    { tube: { radius: 0.42, length: 2.9 }, tone: 'darkSteel', at: [-0.6, 3.8, 0], turn: [90, 0, 0] },
    { box: [1.7, 0.45, 0.32], tone: 'darkSteel', at: [-1.2, 3.8, 1.42], round: 0.1 },
  ],
};

const magazine: Part = {
  id: 'magazine',
  solids: [
    { box: [3.3, 10.2, 1.9], tone: 'darkSteel', at: [6.75, -0.9, 0], turn: lean, round: 0.3 },
    { box: [5, 0.7, 2.7], tone: 'polymer', at: [7.75, -6.15, 0], turn: [0, 0, 2], round: 0.2 },
    ...cartridge(5.3, 4.35),
  ],
};

const mat: Part = {
  id: 'mat',
  floor: true,
  solids: [{ box: [40, 0.5, 30], tone: 'ground', at: [0.5, -9.75, 0], round: 0.25 }],
};

/** Goes in by the chamber. */
const brush: Part = {
  id: 'brush',
  solids: [
    { tube: { radius: 0.42, length: 2.6 }, tone: 'brass', at: [4.2, 6.05, 0], turn: [0, 0, 90] },
    { tube: { radius: 0.14, length: 9 }, tone: 'spring', at: [9, 6.05, 0], turn: [0, 0, 90] },
    { tube: { radius: 0.6, length: 3.4 }, tone: 'wood', at: [15, 6.05, 0], turn: [0, 0, 90] },
  ],
};

const oil: Part = {
  id: 'oil',
  solids: [-4.6, 1.4, 7.4].flatMap((x): Solid[] =>
    [1, -1].map((z) => ({ ball: 0.36, tone: 'gold', at: [x, 4.95, z] })),
  ),
};

/** Where the muzzle may point. */
const arrow: Part = {
  id: 'arrow',
  solids: [
    {
      plate: {
        outline: [
          [-16.4, 6.05],
          [-14.2, 7.35],
          [-14.2, 6.45],
          [-10.4, 6.45],
          [-10.4, 5.65],
          [-14.2, 5.65],
          [-14.2, 4.75],
        ],
        depth: 0.35,
      },
      tone: 'gold',
    },
  ],
};

export const pistolParts = [
  mat,
  frame,
  trigger,
  takedown,
  slide,
  barrel,
  spring,
  magazine,
  brush,
  oil,
  arrow,
];
