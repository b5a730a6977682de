import { type Draft, type Generator, indexesWhere, wrongVariants } from './draft.ts';
import { type Figure, type Mark, rectangle } from './figure.ts';
import type { ItemOption, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';
import { circularPredictions } from './series-rules.ts';

type Tile = { top: number; bottom: number };
type Facts = { tiles: readonly Tile[]; options: readonly Tile[] };

const VALUES = 7;
const wrap = (value: number) => ((value % VALUES) + VALUES) % VALUES;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const half = (value: number, centre: number): Mark[] =>
  at(PIPS, value).map(([x, y]) => ({ mark: 'dot', x: 30 + x * 14, y: centre + y * 14, r: 5 }));

const draw = ({ top, bottom }: Tile): Figure => ({
  width: 60,
  height: 120,
  marks: [
    rectangle(2, 2, 56, 116, 'none'),
    {
      mark: 'line',
      points: [
        [6, 60],
        [54, 60],
      ],
    },
    ...half(top, 31),
    ...half(bottom, 89),
  ],
  alt: `ficha ${top} arriba y ${bottom} abajo`,
});

const option = (tile: Tile): ItemOption => ({
  text: `${tile.top} arriba y ${tile.bottom} abajo`,
  figure: draw(tile),
});

type Chain = { values: number[]; rule: string };

function chain(rng: Rng, steps: (index: number) => number, rule: string): Chain {
  const values = [rng.int(0, 6)];
  while (values.length < 7) values.push(wrap(at(values, values.length - 1) + steps(values.length - 1)));
  return { values, rule };
}

const step = (rng: Rng, choices: readonly number[]): Chain => {
  const by = rng.pick(choices);
  if (by === 0) return chain(rng, () => 0, 'no cambia');
  return chain(rng, () => by, by < 0 ? `resta ${-by} cada vez` : `suma ${by} cada vez`);
};
const alternating = (rng: Rng): Chain => {
  const [a, b] = rng.pick([
    [3, -1],
    [2, -1],
    [4, -2],
    [3, -2],
  ] as const);
  return chain(rng, (index) => (index % 2 === 0 ? a : b), `alterna + ${a} y − ${-b}`);
};
const growing = (rng: Rng): Chain => {
  const first = rng.int(1, 2);
  return chain(
    rng,
    (index) => first + index,
    `suma ${range(5)
      .map((index) => first + index)
      .join(', ')} y ahora ${first + 5}`,
  );
};

const byLevel: Record<Level, (rng: Rng) => readonly [Chain, Chain]> = {
  1: (rng) => [step(rng, [1, -1]), step(rng, [0])],
  2: (rng) => [step(rng, [1, -1, 2]), step(rng, [1, -1])],
  3: (rng) => [step(rng, [2, -2, 3, -3]), step(rng, [1, -1, 2, -2])],
  4: (rng) => [alternating(rng), step(rng, [2, -2, 3, -3])],
  5: (rng) => [rng.chance(0.5) ? growing(rng) : alternating(rng), alternating(rng)],
};

export const dominoes: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const chains = byLevel[level](rng);
    const [top, bottom] = rng.chance(0.5) ? chains : [chains[1], chains[0]];
    const all = range(7).map((index) => ({ top: at(top.values, index), bottom: at(bottom.values, index) }));
    const tiles = all.slice(0, 6);
    const right = at(all, 6);
    const vary = (tile: Tile): Tile => {
      const by = rng.pick([1, -1, 2, -2]);
      if (rng.chance(0.5)) return { ...tile, top: wrap(tile.top + by) };
      return { ...tile, bottom: wrap(tile.bottom + by) };
    };
    const options = [right, ...wrongVariants(rng, right, vary)];
    return {
      stem: '¿Qué ficha continúa la serie?',
      body: [
        { block: 'figures', columns: 7, figures: [...tiles.map(draw), null] },
        { block: 'text', text: 'Después del 6 vuelve el 0 (la blanca).' },
      ],
      options: options.map(option),
      explanation: [
        `Arriba: ${top.values.slice(0, 6).join(', ')}. La serie ${top.rule}: sigue ${right.top}.`,
        `Abajo: ${bottom.values.slice(0, 6).join(', ')}. La serie ${bottom.rule}: sigue ${right.bottom}.`,
      ],
      facts: { tiles, options },
    };
  },
  solve({ tiles, options }) {
    const tops = circularPredictions(
      tiles.map(({ top }) => top),
      VALUES,
    );
    const bottoms = circularPredictions(
      tiles.map(({ bottom }) => bottom),
      VALUES,
    );
    return indexesWhere(options, ({ top, bottom }) => tops.has(top) && bottoms.has(bottom));
  },
};
