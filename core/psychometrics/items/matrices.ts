import { type Draft, type Generator, indexesWhere, wrongVariants } from './draft.ts';
import { type Cluster, clusterWords, drawCluster, fillWord, shapeWord, sizeWord } from './glyph.ts';
import type { ItemOption, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

type Attribute = keyof Cluster;
type Facts = { cells: readonly Cluster[]; options: readonly Cluster[] };

const attributes = ['shape', 'fill', 'count', 'size'] as const;
const VALUES: Record<Attribute, readonly number[]> = {
  shape: range(5),
  fill: range(3),
  count: [1, 2, 3, 4, 5, 6],
  size: range(3),
};

/** A rule of three cells in a line: the third value from the first two and from the complete lines. */
type Rule = (lines: readonly (readonly number[])[], first: number, second: number) => number | undefined;

const constantLine: Rule = (lines, first, second) =>
  first === second && lines.every(([a, b, c]) => a === b && b === c) ? first : undefined;

const progression: Rule = (lines, first, second) => {
  const step = second - first;
  const holds = lines.every(([a = 0, b = 0, c = 0]) => b - a === step && c - b === step);
  return holds ? second + step : undefined;
};

const addition: Rule = (lines, first, second) =>
  lines.every(([a = 0, b = 0, c = 0]) => a + b === c) ? first + second : undefined;

const subtraction: Rule = (lines, first, second) =>
  lines.every(([a = 0, b = 0, c = 0]) => a - b === c) ? first - second : undefined;

const threeValues: Rule = (lines, first, second) => {
  const [values = []] = lines;
  const isSame = (line: readonly number[]) =>
    line.length === 3 && values.every((value) => line.includes(value));
  if (new Set(values).size !== 3 || !lines.every(isSame) || first === second) return undefined;
  if (!values.includes(first) || !values.includes(second)) return undefined;
  return values.find((value) => value !== first && value !== second);
};

const anyAttribute = [constantLine, threeValues];
const amounts = [...anyAttribute, progression, addition, subtraction];
const rulesOf: Record<Attribute, readonly Rule[]> = {
  shape: anyAttribute,
  fill: anyAttribute,
  count: amounts,
  size: [...anyAttribute, progression],
};

/** The values that some rule gives to the missing cell, by rows and by columns. */
function nextValues(cells: readonly Cluster[], attribute: Attribute): Set<number> {
  const value = (row: number, column: number) => at(cells, row * 3 + column)[attribute];
  const rows = [0, 1].map((row) => [value(row, 0), value(row, 1), value(row, 2)]);
  const columns = [0, 1].map((column) => [value(0, column), value(1, column), value(2, column)]);
  const found = rulesOf[attribute].flatMap((rule) => [
    rule(rows, value(2, 0), value(2, 1)),
    rule(columns, value(0, 2), value(1, 2)),
  ]);
  return new Set(found.filter((one) => one !== undefined));
}

type Plan = { grid: number[][]; rule: string };
const quiet = (rng: Rng, attribute: Attribute): Plan => {
  const value = rng.pick(attribute === 'count' ? [1, 2, 3, 4] : VALUES[attribute]);
  return { grid: range(3).map(() => [value, value, value]), rule: '' };
};
const byRow = (rng: Rng, attribute: Attribute): Plan => {
  const values = rng.sample(attribute === 'count' ? [1, 2, 3, 4, 5] : VALUES[attribute], 3);
  return { grid: values.map((value) => [value, value, value]), rule: 'es igual en toda la fila' };
};
const latin = (rng: Rng, attribute: Attribute): Plan => {
  const values = rng.sample(attribute === 'count' ? [1, 2, 3, 4, 5] : VALUES[attribute], 3);
  const shift = rng.pick([1, 2]);
  return {
    grid: range(3).map((row) => range(3).map((column) => at(values, (row * shift + column) % 3))),
    rule: 'aparece una vez de cada clase en cada fila y en cada columna',
  };
};
const growing = (rng: Rng): Plan => {
  const step = rng.pick([1, -1]);
  const starts = step > 0 ? [1, 2, 3, 4] : [3, 4, 5, 6];
  return {
    grid: rng.sample(starts, 3).map((start) => [start, start + step, start + 2 * step]),
    rule: step > 0 ? 'aumenta en uno de columna a columna' : 'disminuye en uno de columna a columna',
  };
};
const adding = (rng: Rng): Plan => ({
  grid: range(3).map(() => {
    const first = rng.int(1, 4);
    const second = rng.int(1, Math.min(3, 6 - first));
    return [first, second, first + second];
  }),
  rule: 'de la tercera columna es la suma de las otras dos',
});

const plans: Record<Level, (rng: Rng) => Partial<Record<Attribute, Plan>>> = {
  1: (rng) => ({ shape: byRow(rng, 'shape'), count: growing(rng) }),
  2: (rng) => ({ shape: latin(rng, 'shape'), fill: byRow(rng, 'fill') }),
  3: (rng) => ({ shape: latin(rng, 'shape'), fill: latin(rng, 'fill') }),
  4: (rng) => ({
    shape: latin(rng, 'shape'),
    fill: byRow(rng, 'fill'),
    count: rng.chance(0.5) ? adding(rng) : growing(rng),
  }),
  5: (rng) => ({
    shape: latin(rng, 'shape'),
    fill: latin(rng, 'fill'),
    count: adding(rng),
    size: rng.chance(0.5) ? byRow(rng, 'size') : quiet(rng, 'size'),
  }),
};

const names: Record<Attribute, string> = {
  shape: 'La forma',
  fill: 'El relleno',
  count: 'El número',
  size: 'El tamaño',
};
const words: Record<Attribute, (value: number) => string> = {
  shape: shapeWord,
  fill: fillWord,
  count: String,
  size: sizeWord,
};

const option = (cluster: Cluster): ItemOption => ({
  text: clusterWords(cluster),
  figure: drawCluster(cluster),
});

export const matrices: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const plan = plans[level](rng);
    const planOf = (attribute: Attribute) => plan[attribute] ?? quiet(rng, attribute);
    const grids = {
      shape: planOf('shape'),
      fill: planOf('fill'),
      count: planOf('count'),
      size: planOf('size'),
    };
    const cells = range(9).map((index) => {
      const value = (attribute: Attribute) => at(at(grids[attribute].grid, Math.floor(index / 3)), index % 3);
      return { shape: value('shape'), fill: value('fill'), count: value('count'), size: value('size') };
    });
    const right = at(cells, 8);
    const moving = attributes.filter((attribute) => grids[attribute].rule !== '');
    const vary = (from: Cluster): Cluster => {
      const attribute = rng.pick(moving);
      const seen = [...new Set(cells.map((cell) => cell[attribute]))];
      const others = (seen.length > 2 ? seen : VALUES[attribute]).filter(
        (value) => value !== right[attribute] && value !== from[attribute],
      );
      return { ...from, [attribute]: others.length > 0 ? rng.pick(others) : from[attribute] };
    };
    const options = [right, ...wrongVariants(rng, right, vary)];
    return {
      stem: '¿Qué figura completa el cuadro?',
      body: [{ block: 'figures', columns: 3, figures: [...cells.slice(0, 8).map(drawCluster), null] }],
      options: options.map(option),
      explanation: moving.map(
        (attribute) =>
          `${names[attribute]} ${grids[attribute].rule}: falta ${words[attribute](right[attribute])}.`,
      ),
      facts: { cells: cells.slice(0, 8), options },
    };
  },
  solve({ cells, options }) {
    const next = attributes.map((attribute) => ({ attribute, values: nextValues(cells, attribute) }));
    return indexesWhere(options, (cell) =>
      next.every(({ attribute, values }) => values.has(cell[attribute])),
    );
  },
};
