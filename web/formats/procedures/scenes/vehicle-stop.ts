import { car, patrolCar } from './car';
import { civilian, officer } from './person';
import type { Part, Placing, ProcedureScene, Vec, View } from './scene';
import { area, dashes } from './street';

// The road runs along x; the traffic comes from −x. The bay where both cars stop is on its right, at +z.

const ground: Part = {
  id: 'ground',
  floor: true,
  solids: [
    { box: [34, 0.4, 16], tone: 'ground', at: [0, -0.22, -0.5], round: 0.15 },
    { box: [34, 0.04, 7], tone: 'road', at: [0, 0, -2.6] },
    { box: [26, 0.05, 2.8], tone: 'wallDark', at: [0, 0, 2.4] },
    ...dashes(-16, 17, -2.6),
    { box: [33, 0.02, 0.14], tone: 'paint', at: [0, 0.03, 0.85] },
    { box: [33, 0.02, 0.14], tone: 'paint', at: [0, 0.03, -6] },
    { box: [34, 0.16, 3], tone: 'pavement', at: [0, 0.02, 5.6] },
  ],
};

const trees: Part = {
  id: 'trees',
  solids: [-11, -3, 6, 13].flatMap((x) => [
    { tube: { radius: 0.12, length: 1.4 }, tone: 'wood' as const, at: [x, 0.8, -7.4] as const },
    { ball: 0.85, tone: 'wallDark' as const, at: [x, 2.1, -7.4] as const },
  ]),
};

const cones: Part = {
  id: 'cones',
  solids: [-8.6, -9.8, -11].flatMap((x, at) => [
    {
      tube: { radius: 0.2, length: 0.62, top: 0.04 },
      tone: 'cone' as const,
      at: [x, 0.36, 1.1 - at * 0.5] as const,
    },
    { box: [0.5, 0.05, 0.5] as const, tone: 'cone' as const, at: [x, 0.06, 1.1 - at * 0.5] as const },
  ]),
};

const parts: Part[] = [
  ground,
  area('bay', [0.5, 2.4], [22, 2.7], 'gold'),
  area('gap', [-0.2, 2.4], [4.6, 2.4], 'gold'),
  area('blind', [2.2, 1.05], [2.5, 1.1], 'gold'),
  area('boot', [1.1, 2.5], [1.5, 2.2], 'gold'),
  trees,
  cones,
  car('car', 'civil'),
  ...patrolCar('patrol'),
  officer('first'),
  officer('second'),
  civilian('driver', 'cloth'),
];

const wide: View = { target: [0, 0.4, 0.6], around: -32, above: 34, distance: 34 };
/** From behind, where both sides of the cars are in sight. */
const close = (target: Vec, distance = 21): View => ({ target, around: -64, above: 33, distance });

const stoppedCar: Placing = { at: [4.6, 0.03, 2.6] };
const stoppedPatrol: Placing = { at: [-4.8, 0.03, 1.95], turn: [0, 8, 0] };
const cars = { car: stoppedCar, patrol: stoppedPatrol, 'patrol-lights': stoppedPatrol };
const moving = (x: number, carX: number) => ({
  car: { at: [carX, 0.03, -0.95] as const },
  patrol: { at: [x, 0.03, -0.95] as const },
  'patrol-lights': { at: [x, 0.03, -0.95] as const },
});
const people = ['first', 'second', 'driver'];
const areas = ['bay', 'gap', 'blind', 'boot'];
const but = (...shown: string[]) => [...people, ...areas, 'cones'].filter((id) => !shown.includes(id));

export const vehicleStop: ProcedureScene = {
  parts,
  steps: [
    {
      id: 'motivo',
      view: wide,
      lit: ['car'],
      hidden: but(),
      placed: moving(-6.4, 2),
      labels: [{ text: 'Matrícula, modelo y ocupantes', at: [2, 2.5, -0.95] }],
    },
    {
      id: 'lugar',
      view: wide,
      lit: ['patrol-lights', 'bay'],
      hidden: but('bay'),
      placed: moving(-7, 0.5),
      labels: [
        { text: 'Señales luminosas', at: [-7, 2.5, -0.95] },
        { text: 'Sitio seguro', at: [7, 0.8, 2.4] },
      ],
    },
    {
      id: 'vehiculos',
      view: close([-0.6, 0.4, 1.6], 26),
      lit: ['patrol', 'gap'],
      hidden: but('gap', 'cones'),
      placed: cars,
      labels: [
        { text: 'Cinco metros', at: [-0.2, 0.7, 2.4] },
        { text: 'Ladeado a la izquierda', at: [-4.8, 2.5, 1.6] },
      ],
    },
    {
      id: 'posiciones',
      view: close([-0.2, 0.5, 2.2], 24),
      lit: ['first', 'second'],
      hidden: but('first', 'second', 'cones'),
      placed: {
        ...cars,
        first: { at: [-3.6, 0.03, 0.4] },
        second: { at: [-1.8, 0.1, 4.3] },
      },
      labels: [
        { text: 'Interviene', at: [-3.6, 2.5, 0.4] },
        { text: 'Da seguridad', at: [-1.8, 2.5, 4.3] },
      ],
    },
    {
      id: 'acercamiento',
      view: close([3.2, 0.6, 2], 20),
      lit: ['first', 'blind'],
      hidden: but('first', 'second', 'blind', 'cones'),
      placed: {
        ...cars,
        first: { at: [3.1, 0.06, 1.2], turn: [0, -18, 0] },
        second: { at: [1.6, 0.1, 4.5], turn: [0, 24, 0] },
      },
      labels: [
        { text: 'Por detrás del pilar de la puerta', at: [3.1, 2.5, 1.2] },
        { text: 'Ve el interior', at: [1.6, 2.5, 4.5] },
      ],
    },
    {
      id: 'documentacion',
      view: close([-0.6, 0.5, 2], 24),
      lit: ['first', 'patrol'],
      hidden: but('first', 'second', 'cones'),
      placed: {
        ...cars,
        first: { at: [-3.9, 0.03, 3.6], turn: [0, 30, 0] },
        second: { at: [1.6, 0.1, 4.5], turn: [0, 24, 0] },
      },
      labels: [
        { text: 'Consulta, sin perderlo de vista', at: [-3.9, 2.5, 3.6] },
        { text: 'Sigue mirando', at: [1.6, 2.5, 4.5] },
      ],
    },
    {
      id: 'registro',
      view: close([0.8, 0.5, 2.8], 22),
      lit: ['first', 'boot'],
      hidden: but('first', 'second', 'driver', 'boot', 'cones'),
      placed: {
        ...cars,
        first: { at: [1.7, 0.06, 2.5] },
        second: { at: [-2.2, 0.1, 5], turn: [0, 20, 0] },
        driver: { at: [-0.2, 0.1, 4.7], turn: [0, 60, 0] },
      },
      labels: [
        { text: 'Registro del vehículo', at: [1.7, 2.5, 2.5] },
        { text: 'Presente y acompañado', at: [-0.2, 2.5, 4.7] },
      ],
    },
    {
      id: 'cierre',
      view: wide,
      lit: ['car', 'patrol-lights'],
      hidden: but('cones'),
      placed: { ...cars, car: { at: [9.5, 0.03, -0.2], turn: [0, 14, 0] } },
      labels: [{ text: 'Se incorpora protegido', at: [9.5, 2.5, -0.2] }],
    },
  ],
};
