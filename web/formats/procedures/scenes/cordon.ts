import { patrolCar } from './car';
import { civilian, officer, specialist } from './person';
import type { Part, Point, ProcedureScene, Solid, Vec, View } from './scene';
import { dashes, tape, windows } from './street';

// A jeweller's shop between two houses; the street is in front of them, at +z.

const ground: Part = {
  id: 'ground',
  floor: true,
  solids: [
    { box: [31, 0.5, 26], tone: 'ground', at: [0, -0.28, 0], round: 0.15 },
    { box: [31, 0.04, 9.5], tone: 'road', at: [0, 0, 8.2] },
    { box: [31, 0.18, 5.4], tone: 'pavement', at: [0, 0.04, 0.8] },
    ...dashes(-15, 15, 8.2, 0.04),
  ],
};

const houses: Part = {
  id: 'houses',
  solids: [
    { box: [8, 11, 9], tone: 'wall', at: [-10.4, 5.5, -6.6] },
    ...windows({ left: -14, right: -6.8, z: -2.08, floors: [2.4, 5.2, 8] }, [4]),
    { box: [8, 8, 9], tone: 'wall', at: [11, 4, -6.6] },
    ...windows({ left: 7.4, right: 14.6, z: -2.08, floors: [2.4, 5.2] }, [5]),
  ],
};

const awning: Point[] = [
  [0, 0],
  [1.7, -0.75],
  [1.7, -0.9],
  [0, -0.3],
];
const shop: Part = {
  id: 'shop',
  solids: [
    { box: [12.6, 5.2, 9], tone: 'wallDark', at: [0.3, 2.6, -6.6] },
    { box: [4, 2.2, 0.08], tone: 'lamp', at: [-3.4, 1.75, -2.06] },
    { box: [4, 2.2, 0.08], tone: 'lamp', at: [4, 1.75, -2.06] },
    { box: [1.5, 2.7, 0.1], tone: 'window', at: [0.3, 1.45, -2.06] },
    { box: [11.4, 0.8, 0.12], tone: 'window', at: [0.3, 4.2, -2.05] },
    {
      plate: { outline: awning, depth: 11.4 },
      tone: 'cloth',
      at: [0.3, 3.75, -2.1],
      turn: [0, -90, 0],
    },
  ],
};

const marker = (x: number, z: number): Solid => ({
  tube: { radius: 0.34, length: 0.6, top: 0.14 },
  tone: 'gold',
  at: [x, 0.44, z],
});
const evidence: Part = { id: 'evidence', solids: [marker(-2.6, 0.2), marker(0, 1.4), marker(2.4, 0.4)] };

/** The way in, with arrows towards the shop. */
const path: Part = {
  id: 'path',
  floor: true,
  solids: [
    { box: [6.4, 0.03, 1.7], tone: 'gold', at: [8.3, 0.16, 0.9] },
    ...[6.2, 8.2, 10.2].flatMap((x): Solid[] =>
      [1, -1].map((side) => ({
        box: [0.9, 0.03, 0.18],
        tone: 'road',
        at: [x, 0.19, 0.9 + side * 0.28],
        turn: [0, side * -40, 0],
      })),
    ),
  ],
};

const inner: Point[] = [
  [-5.4, -1.9],
  [-5.4, 3],
  [0, 3],
  [5, 3],
  [5, 1.8],
];
const outer: Point[] = [
  [-13.6, -1.9],
  [-13.6, 5.4],
  [-13.6, 10.6],
  [-5, 10.6],
  [4, 10.6],
  [12.6, 10.6],
  [12.6, 5.6],
  [12.6, 2],
];

const stretcher: Part = {
  id: 'victim',
  solids: [
    { box: [1.9, 0.1, 0.6], tone: 'cone', at: [-0.8, 0.55, 2], round: 0.04 },
    { box: [1.1, 0.22, 0.44], tone: 'cloth', at: [-0.5, 0.68, 2], round: 0.08 },
    { ball: 0.16, tone: 'skin', at: [-1.5, 0.74, 2] },
    { tube: { radius: 0.04, length: 0.5 }, tone: 'white', at: [-1.5, 0.3, 2] },
    { tube: { radius: 0.04, length: 0.5 }, tone: 'white', at: [-0.1, 0.3, 2] },
  ],
};

const parts: Part[] = [
  ground,
  houses,
  shop,
  evidence,
  path,
  tape('inner', inner, 'gold'),
  tape('outer', outer, 'tape'),
  stretcher,
  ...patrolCar('patrol'),
  officer('guard'),
  officer('control', { hasFolder: true }),
  officer('first'),
  specialist('specialist'),
  civilian('onlooker-1', 'cone'),
  civilian('onlooker-2', 'cloth'),
];

const wide: View = { target: [-0.4, 1.4, 1.6], around: 34, above: 33, distance: 52 };
const close = (target: Vec, distance = 30): View => ({ ...wide, target, distance });
const patrol = { at: [-1.5, 0.04, 12] as const };
const people = {
  guard: { at: [-12.6, 0.04, 8.4] as const, turn: [0, 180, 0] as const },
  control: { at: [12, 0.13, 1.6] as const, turn: [0, -30, 0] as const },
  first: { at: [0.6, 0.13, 2.2] as const, turn: [0, 160, 0] as const },
  specialist: { at: [1.2, 0.13, 2] as const, turn: [0, 180, 0] as const },
  'onlooker-1': { at: [-4.6, 0.04, 12] as const, turn: [0, 90, 0] as const },
  'onlooker-2': { at: [-5.6, 0.04, 12.2] as const, turn: [0, 80, 0] as const },
  patrol,
  'patrol-lights': patrol,
};
const later = ['evidence', 'inner', 'outer', 'path', 'guard', 'control', 'specialist', 'victim', 'first'];
const but = (...shown: string[]) => later.filter((id) => !shown.includes(id));

export const cordon: ProcedureScene = {
  parts,
  pins: {
    auxiliar: [-0.8, 1.9, 2],
    interior: [-5.4, 1.9, 1.4],
    exterior: [-13.6, 1.9, 7],
    pasillo: [8.3, 1, 0.9],
    accesos: [12.4, 2.7, 1.6],
    entrega: [1.2, 2.7, 1],
  },
  steps: [
    {
      id: 'auxiliar',
      view: close([-0.6, 1.2, 1], 34),
      lit: ['victim'],
      hidden: but('victim', 'first'),
      placed: { ...people, first: { at: [-0.4, 0.13, 3], turn: [0, 120, 0] } },
    },
    {
      id: 'interior',
      view: close([-0.6, 1.2, 1], 36),
      lit: ['inner'],
      hidden: but('evidence', 'inner'),
      placed: people,
      labels: [{ text: 'Indicios, sin tocar', at: [0.6, 0.2, 5] }],
    },
    {
      id: 'exterior',
      view: wide,
      lit: ['outer'],
      hidden: but('evidence', 'inner', 'outer', 'guard'),
      placed: people,
      labels: [{ text: 'Sitio para trabajar', at: [3, 1, 7] }],
    },
    {
      id: 'pasillo',
      view: wide,
      lit: ['path'],
      hidden: but('evidence', 'inner', 'outer', 'guard', 'path'),
      placed: people,
    },
    {
      id: 'accesos',
      view: close([7, 1.2, 2], 38),
      lit: ['control'],
      hidden: but('evidence', 'inner', 'outer', 'guard', 'path', 'control'),
      placed: people,
      labels: [{ text: 'Nombre, hora y motivo', at: [12.4, 4.6, 1.6] }],
    },
    {
      id: 'entrega',
      view: wide,
      lit: ['specialist', 'evidence'],
      hidden: but('evidence', 'inner', 'outer', 'guard', 'path', 'control', 'specialist', 'first'),
      placed: { ...people, first: { at: [2.8, 0.13, 2], turn: [0, 180, 0] } },
    },
  ],
};
