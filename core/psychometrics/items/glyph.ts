import { type Figure, type Fill, type Mark, rectangle, regularPolygon } from './figure.ts';
import { at, range } from './rng.ts';

export const fills = ['none', 'hatch', 'solid'] as const satisfies readonly Fill[];
/** Not «white» and «black»: in the dark theme a solid shape is light. */
const fillWords = ['hueco', 'rayado', 'macizo'];

/** Shapes by their number of sides; the circle has none. */
export const shapes = [3, 4, 5, 6, 0] as const;
const shapeWords = ['triángulo', 'cuadrado', 'pentágono', 'hexágono', 'círculo'];
export const shapeWord = (shape: number): string => at(shapeWords, shape);
export const fillWord = (fill: number): string => at(fillWords, fill);

export function shapeMark(shape: number, x: number, y: number, radius: number, fill: number): Mark {
  const sides = at(shapes, shape);
  const style = at(fills, fill);
  if (sides === 0) return { mark: 'circle', x, y, r: radius, fill: style };
  if (sides === 4) return rectangle(x - radius * 0.85, y - radius * 0.85, radius * 1.7, radius * 1.7, style);
  // A triangle's middle lies lower than its centre.
  return regularPolygon(x, sides === 3 ? y + radius * 0.2 : y, radius * 1.08, sides, style);
}

/** A figure with a hand, and a small square in one corner. Values are indexes. */
export type Dial = { shape: number; fill: number; hand: number; corner: number };

export const handWords = [
  'arriba',
  'arriba a la derecha',
  'la derecha',
  'abajo a la derecha',
  'abajo',
  'abajo a la izquierda',
  'la izquierda',
  'arriba a la izquierda',
];
export const cornerWords = [
  'arriba a la izquierda',
  'arriba a la derecha',
  'abajo a la derecha',
  'abajo a la izquierda',
];

export const dialWords = ({ shape, fill, hand, corner }: Dial): string =>
  `${shapeWord(shape)} ${fillWord(fill)}, aguja hacia ${at(handWords, hand)}, cuadradito ${at(cornerWords, corner)}`;

export function drawDial(dial: Dial): Figure {
  const angle = ((dial.hand * 45 - 90) * Math.PI) / 180;
  const reach = 20;
  const tip = [round(60 + reach * Math.cos(angle)), round(60 + reach * Math.sin(angle))] as const;
  const left = dial.corner === 0 || dial.corner === 3;
  const top = dial.corner < 2;
  const onSolid = dial.fill === 2;
  return {
    width: 120,
    height: 120,
    marks: [
      shapeMark(dial.shape, 60, 60, 33, dial.fill),
      // The hand of a hatched shape needs a plain ground.
      ...(dial.fill === 1 ? [{ mark: 'dot', x: 60, y: 60, r: 25, onSolid: true } as const] : []),
      { mark: 'line', points: [[60, 60], tip], onSolid },
      { mark: 'dot', x: 60, y: 60, r: 4.5, onSolid },
      rectangle(left ? 6 : 98, top ? 6 : 98, 16, 16, 'solid'),
    ],
    alt: dialWords(dial),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Several equal shapes in one cell. `size` is 0, 1 or 2. */
export type Cluster = { shape: number; fill: number; count: number; size: number };

const sizeWords = ['pequeño', 'mediano', 'grande'];
export const sizeWord = (size: number): string => at(sizeWords, size);

const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[60, 60]],
  [
    [34, 60],
    [86, 60],
  ],
  [
    [60, 34],
    [34, 84],
    [86, 84],
  ],
  [
    [34, 34],
    [86, 34],
    [34, 86],
    [86, 86],
  ],
  [
    [30, 30],
    [90, 30],
    [60, 60],
    [30, 90],
    [90, 90],
  ],
  [
    [34, 24],
    [86, 24],
    [34, 60],
    [86, 60],
    [34, 96],
    [86, 96],
  ],
];
const RADII = [7, 11, 15];

export const clusterWords = ({ shape, fill, count, size }: Cluster): string => {
  const ending = count === 1 ? '' : 's';
  return `${count} ${shapeWord(shape)}${ending} ${fillWord(fill)}${ending} de tamaño ${sizeWord(size)}`;
};

export const drawCluster = (cluster: Cluster): Figure => ({
  width: 120,
  height: 120,
  marks: at(PLACES, cluster.count - 1).map(([x, y]) =>
    shapeMark(cluster.shape, x, y, at(RADII, cluster.size), cluster.fill),
  ),
  alt: clusterWords(cluster),
});

/** A shape with dots inside, for the odd one out. */
export type Dotted = { shape: number; fill: number; dots: number };

export const dottedWords = ({ shape, fill, dots }: Dotted): string =>
  `${shapeWord(shape)} ${fill === 0 ? 'hueco' : 'macizo'} con ${dots} ${dots === 1 ? 'punto' : 'puntos'}`;

export const drawDotted = ({ shape, fill, dots }: Dotted): Figure => ({
  width: 120,
  height: 120,
  marks: [
    shapeMark(shape, 60, 60, 50, fill === 0 ? 0 : 2),
    ...range(dots).map((index): Mark => {
      const { x, y } = dotPlace(index, dots, at(shapes, shape) === 3 ? 70 : 60);
      return { mark: 'dot', x, y, r: 5, onSolid: fill !== 0 };
    }),
  ],
  alt: dottedWords({ shape, fill, dots }),
});

function dotPlace(index: number, dots: number, centre: number) {
  if (dots === 1) return { x: 60, y: centre };
  const angle = ((index / dots) * 2 - 0.5) * Math.PI;
  return { x: round(60 + 17 * Math.cos(angle)), y: round(centre + 17 * Math.sin(angle)) };
}
