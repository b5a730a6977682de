import { type Draft, firstUsable, type Generator, indexesWhere, textOption } from './draft.ts';
import { type Dotted, dottedWords, drawDotted, shapes } from './glyph.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const FIGURES = 5;
type Facts = { figures: readonly Dotted[]; options: readonly number[] };

const sides = ({ shape }: Dotted) => at(shapes, shape);

type Value = number | boolean;
type Property = { id: string; of(figure: Dotted): Value; says(value: Value): string };

const compared = (value: Value): string => {
  if (value === 0) return 'tantos puntos como lados';
  return value === 1 ? 'más puntos que lados' : 'menos puntos que lados';
};
const evenOrOdd = (value: Value) => (value === 0 ? 'par' : 'impar');

const otherParity = (value: Value) => (value === 0 ? 'e impar' : 'y par');

/** Everything that a reader may reasonably compare. */
const properties: readonly Property[] = [
  { id: 'shape', of: ({ shape }) => shape, says: () => 'la misma forma' },
  { id: 'fill', of: ({ fill }) => fill, says: () => 'el mismo relleno' },
  { id: 'dots', of: ({ dots }) => dots, says: (value) => `${value} ${value === 1 ? 'punto' : 'puntos'}` },
  { id: 'parity', of: ({ dots }) => dots % 2, says: (value) => `un número ${evenOrOdd(value)} de puntos` },
  {
    id: 'sides-parity',
    of: (figure) => sides(figure) % 2,
    says: (value) => `un número ${evenOrOdd(value)} de lados`,
  },
  { id: 'curved', of: (figure) => sides(figure) === 0, says: () => 'lados rectos' },
  { id: 'matching', of: (figure) => sides(figure) === figure.dots, says: () => 'tantos puntos como lados' },
  { id: 'compared', of: (figure) => Math.sign(figure.dots - sides(figure)), says: compared },
  {
    id: 'difference',
    of: (figure) => figure.dots - sides(figure),
    says: (value) =>
      value === 0 ? compared(0) : `${Math.abs(Number(value))} ${compared(Math.sign(Number(value)))}`,
  },
  {
    id: 'sum',
    of: (figure) => figure.dots + sides(figure),
    says: (value) => `puntos y lados que suman ${value}`,
  },
  {
    id: 'fill-parity',
    of: ({ fill, dots }) => (fill + dots) % 2,
    says: (value) =>
      `un número ${evenOrOdd(value)} de puntos si son huecas ${otherParity(value)} si son macizas`,
  },
  {
    id: 'fill-sides',
    of: (figure) => (figure.fill + sides(figure)) % 2,
    says: (value) =>
      `un número ${evenOrOdd(value)} de lados si son huecas ${otherParity(value)} si son macizas`,
  },
];

/** A circle has no sides to count. */
const countsSides = ['sides-parity', 'matching', 'compared', 'difference', 'sum', 'fill-sides'];

/** The one value that differs from all the others, if the others are alike. */
function oddIndex(values: readonly Value[]): number | undefined {
  const common = values[0] === values[1] || values[0] === values[2] ? values[0] : values[1];
  let odd: number | undefined;
  for (let index = 0; index < values.length; index++) {
    if (values[index] === common) continue;
    if (odd !== undefined) return undefined;
    odd = index;
  }
  return odd;
}

/** The figures that some property sets apart from all the others. */
function singledOut(figures: readonly Dotted[]): Set<number> {
  const found = new Set<number>();
  for (const property of properties) {
    const odd = oddIndex(figures.map(property.of));
    if (odd !== undefined) found.add(odd);
  }
  return found;
}

const byLevel: Record<Level, readonly string[]> = {
  1: ['shape', 'fill'],
  2: ['dots', 'curved'],
  3: ['parity', 'matching'],
  4: ['matching', 'sides-parity', 'compared'],
  5: ['difference', 'sum', 'fill-parity'],
};

const anyFigure = (rng: Rng, lastShape: number): Dotted => ({
  shape: rng.int(0, lastShape),
  fill: rng.int(0, 1),
  dots: rng.int(1, 6),
});

const allFigures: readonly Dotted[] = range(5).flatMap((shape) =>
  range(2).flatMap((fill) => range(6).map((dots) => ({ shape, fill, dots: dots + 1 }))),
);

export const oddOneOut: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const id = rng.pick(byLevel[level]);
    const property = properties.find((one) => one.id === id);
    if (!property) return undefined;
    const lastShape = countsSides.includes(id) ? 3 : 4;
    const value = id === 'matching' || (id === 'curved' ? false : property.of(anyFigure(rng, lastShape)));
    const odd = rng.int(0, FIGURES - 1);
    const known = allFigures.filter(({ shape }) => shape <= lastShape);
    const alike = known.filter((figure) => property.of(figure) === value);
    const strays = known.filter((figure) => property.of(figure) !== value);
    if (alike.length < FIGURES - 1 || strays.length === 0) return undefined;
    const figures = firstUsable(
      () => rng.sample(alike, FIGURES - 1).toSpliced(odd, 0, rng.pick(strays)),
      (drawn) => [...singledOut(drawn)].join() === String(odd),
    );
    if (!figures) return undefined;
    const wrong = rng.sample(
      range(FIGURES).filter((index) => index !== odd),
      2,
    );
    const options = [odd, ...wrong];
    return {
      stem: '¿Qué figura no sigue la regla de las demás?',
      body: [
        {
          block: 'figures',
          columns: FIGURES,
          figures: figures.map((figure, index) => ({ ...drawDotted(figure), caption: String(index + 1) })),
        },
      ],
      options: options.map((index) => textOption(`La figura ${index + 1}`)),
      explanation: [
        `Todas tienen ${property.says(value)} menos la figura ${odd + 1}.`,
        `La figura ${odd + 1} es un ${dottedWords(at(figures, odd))}.`,
      ],
      facts: { figures, options },
    };
  },
  solve({ figures, options }) {
    const found = singledOut(figures);
    return indexesWhere(options, (index) => found.has(index));
  },
};
