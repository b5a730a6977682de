import { LEAN, pistolParts } from './pistol-parts';
import type { Placing, ProcedureScene, Vec, View } from './scene';

const front: View = { target: [0, 0.8, 0], around: -20, above: 14, distance: 46 };
const near = (target: Vec, changes: Partial<View> = {}): View => ({ ...front, target, ...changes });

const along = (length: number): Vec => [
  Math.sin((LEAN * Math.PI) / 180) * length,
  -Math.cos((LEAN * Math.PI) / 180) * length,
  0,
];
/** Taken out, it lies on the mat in sight. */
const laid: Placing = { at: [-3, -8.1, 5], turn: [-90, 0, 0] };
const lifted = (y: number, x = -5): Placing => ({ at: [x, y, 0] });
const always = ['brush', 'oil', 'arrow'];

export const pistol: ProcedureScene = {
  parts: pistolParts,
  steps: [
    {
      id: 'reglas',
      view: near([-3, 0.8, 0], { distance: 52 }),
      lit: ['arrow', 'trigger'],
      hidden: ['brush', 'oil'],
      labels: [
        { text: 'Dirección segura', at: [-13.4, 8, 0] },
        { text: 'Dedo fuera', at: [0.7, 0.2, 1] },
      ],
    },
    {
      id: 'cargador',
      view: near([1.6, -2.4, 0], { distance: 54 }),
      lit: ['magazine'],
      hidden: always,
      placed: { magazine: { at: along(7.2) } },
      labels: [{ text: 'Cargador', at: [12.4, -8, 0] }],
    },
    {
      id: 'recamara',
      view: near([1, 4.5, 0], { around: 150, above: 30, distance: 42 }),
      lit: ['barrel'],
      hidden: ['brush', 'oil', 'arrow', 'magazine'],
      placed: { slide: { at: [3.4, 0, 0] } },
      labels: [{ text: 'Recámara vacía', at: [1.6, 8.4, 0] }],
    },
    {
      id: 'corredera-delante',
      view: near([0.5, -1.4, 0], { distance: 52 }),
      lit: ['slide'],
      hidden: always,
      placed: { magazine: laid },
      labels: [{ text: 'Corredera delante', at: [2, 8.2, 0] }],
    },
    {
      id: 'separar',
      view: near([-2.4, -0.4, 0], { distance: 60 }),
      lit: ['takedown', 'slide'],
      hidden: always,
      placed: {
        magazine: laid,
        slide: lifted(1.2, -7.5),
        barrel: lifted(1.2, -7.5),
        spring: lifted(1.2, -7.5),
        takedown: { at: [0, 0, 0.25] },
      },
      labels: [
        { text: 'Palanca de desmontaje', at: [-1.2, 2.4, 2] },
        { text: 'Hacia delante', at: [-13, 9.4, 0] },
      ],
    },
    {
      id: 'muelle-canon',
      view: near([-1, 3.4, 0], { distance: 66 }),
      lit: ['spring', 'barrel'],
      hidden: always,
      placed: {
        magazine: laid,
        slide: lifted(7.6, -2),
        barrel: lifted(4, -2),
        spring: lifted(1.8, -2),
      },
      labels: [
        { text: 'Corredera', at: [-14, 13.8, 0] },
        { text: 'Cañón', at: [-12.4, 10.1, 0] },
        { text: 'Muelle y varilla', at: [-12.6, 6.1, 0] },
        { text: 'Armazón', at: [12.6, 0, 0] },
      ],
    },
    {
      id: 'limpiar',
      view: near([0.6, 3, 0], { distance: 70, above: 18 }),
      lit: ['brush', 'oil'],
      hidden: ['arrow'],
      placed: {
        magazine: laid,
        slide: lifted(8.4, -1),
        barrel: lifted(3.8, -2),
        brush: lifted(3.8, -2),
        spring: { at: [-1, -13.9, 6] },
      },
      labels: [
        { text: 'Cepillo, desde la recámara', at: [8, 12.4, 0] },
        { text: 'Gota en las guías', at: [-5, 3, 1] },
      ],
    },
    {
      id: 'montar',
      view: near([0.5, -1.4, 0], { distance: 52 }),
      lit: ['slide', 'takedown'],
      hidden: always,
      placed: { magazine: laid },
      labels: [{ text: 'Prueba sin munición', at: [2, 8.2, 0] }],
    },
  ],
};
