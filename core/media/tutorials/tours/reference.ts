import type { Tour } from '../tour';

export const referenceTours: readonly Tour[] = [
  {
    id: 'normativa',
    group: 'Consultar',
    title: 'Las leyes',
    summary: 'Qué artículos te piden y cómo buscarlos.',
    steps: [
      {
        path: '/campus-estudio/normativa',
        anchor: { css: 'h1' },
        title: 'Tus artículos',
        text: 'Por temas, con color según lo que sabes de cada uno.',
      },
      {
        path: '/campus-estudio/normativa',
        anchor: { css: 'a', text: 'Buscar un artículo' },
        title: 'Buscar',
        text: 'Por número o por palabras, en todas las leyes del temario.',
      },
      {
        path: '/codificado',
        anchor: { css: '[aria-label="Leyes"]' },
        title: 'Elige una ley',
        text: 'O quédate con los artículos que más caen.',
      },
    ],
  },
  {
    id: 'herramientas',
    group: 'Consultar',
    title: 'Las herramientas',
    summary: 'Cálculos que se hacen en tu dispositivo.',
    steps: [
      {
        path: '/herramientas',
        anchor: { css: 'a[href="/herramientas/alcoholimetro"]' },
        title: 'Elige una',
        text: 'Lo que escribes no sale de tu dispositivo.',
      },
      {
        path: '/herramientas',
        anchor: { css: 'button', text: 'Favoritas' },
        title: 'Tus favoritas',
        text: 'Marca las que usas y las tendrás delante.',
      },
    ],
  },
  {
    id: 'protocolos',
    group: 'Consultar',
    title: 'Los protocolos',
    summary: 'Qué hacer, paso a paso, y qué ley lo dice.',
    steps: [
      {
        path: '/protocolos',
        anchor: { css: 'section[aria-label="Víctimas y menores"]' },
        title: 'Por situaciones',
        text: 'Cada protocolo son pasos y decisiones con su artículo.',
      },
      {
        path: '/protocolos',
        anchor: { css: '[aria-label="Vista"]' },
        title: 'Lista o mapa',
        text: 'El mapa enseña cómo se relacionan.',
      },
    ],
  },
];
