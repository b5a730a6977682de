import { type Draft, firstUsable, type Generator, indexesWhere } from './draft.ts';
import { type Figure, rectangle } from './figure.ts';
import type { ItemOption, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

type Cell = readonly [x: number, y: number];
type Shape = readonly Cell[];
type Facts = { model: Shape; options: readonly Shape[] };

const CELLS: Record<Level, number> = { 1: 5, 2: 5, 3: 6, 4: 6, 5: 7 };

/** Moved to the corner and in reading order, so that equal shapes are equal texts. */
function normal(shape: Shape): Shape {
  const left = Math.min(...shape.map(([x]) => x));
  const top = Math.min(...shape.map(([, y]) => y));
  return shape.map(([x, y]) => [x - left, y - top] as const).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
const turned = (shape: Shape): Shape => normal(shape.map(([x, y]) => [-y, x]));
const mirrored = (shape: Shape): Shape => normal(shape.map(([x, y]) => [-x, y]));
const code = (shape: Shape): string => shape.flat().join();

function turns(shape: Shape): Shape[] {
  const all = [normal(shape)];
  while (all.length < 4) all.push(turned(at(all, all.length - 1)));
  return all;
}
const codesOfTurns = (shape: Shape): Set<string> => new Set(turns(shape).map(code));

const neighbours = ([x, y]: Cell): Cell[] => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];
const has = (shape: Shape, [x, y]: Cell): boolean => shape.some((cell) => cell[0] === x && cell[1] === y);

const withCell = (shape: Shape): Shape[] =>
  shape
    .flatMap(neighbours)
    .filter((cell) => !has(shape, cell))
    .map((cell) => normal([...shape, cell]));

/** Fits the drawing, has no symmetry and is not its own mirror image: otherwise a reflection would be a turn as well. */
function isUsable(shape: Shape): boolean {
  const all = turns(shape).map(code);
  const fits = shape.every(([x, y]) => x < 4 && y < 4);
  return fits && new Set(all).size === 4 && !all.includes(code(mirrored(shape)));
}

/** The code that a shape shares with its turns and its mirror images. */
const familyOf = (shape: Shape): string =>
  [...turns(shape), ...turns(mirrored(shape))].map(code).sort().join('|');

type Library = { shapes: Shape[]; families: Map<string, string> };

/** All usable shapes of a size, grown cell by cell. */
function makeLibrary(size: number): Library {
  let shapes: Shape[] = [[[0, 0]]];
  for (const _ of range(size - 1)) {
    const grown = shapes.flatMap(withCell);
    shapes = [...new Map(grown.map((shape) => [code(shape), shape])).values()];
  }
  const usable = shapes.filter(isUsable);
  return { shapes: usable, families: new Map(usable.map((shape) => [code(shape), familyOf(shape)])) };
}

const libraries = new Map<number, Library>();
function libraryOf(size: number): Library {
  const library = libraries.get(size) ?? makeLibrary(size);
  libraries.set(size, library);
  return library;
}

/** A usable shape that differs from this one in the place of one cell. */
function moved(rng: Rng, shape: Shape, { families }: Library): Shape | undefined {
  const taken = rng.int(0, shape.length - 1);
  const rest = shape.filter((_, index) => index !== taken);
  const cell = rng.pick(neighbours(rng.pick(rest)));
  if (has(rest, cell)) return undefined;
  const other = normal([...rest, cell]);
  const family = families.get(code(other));
  return family === undefined || family === families.get(code(shape)) ? undefined : other;
}

const CELL = 26;
/** Row by row, so that the figure can be rebuilt by reading. */
function words(shape: Shape, width: number, height: number): string {
  const rows = range(height).map(() => range(width).map(() => 'hueco'));
  for (const [x, y] of shape) at(rows, y)[x] = 'lleno';
  return rows.map((row, index) => `fila ${index + 1}: ${row.join(' ')}`).join('; ');
}

function draw(shape: Shape): Figure {
  const width = Math.max(...shape.map(([x]) => x)) + 1;
  const height = Math.max(...shape.map(([, y]) => y)) + 1;
  const [left, top] = [60 - (width * CELL) / 2, 60 - (height * CELL) / 2];
  return {
    width: 120,
    height: 120,
    marks: shape.map(([x, y]) => rectangle(left + x * CELL, top + y * CELL, CELL, CELL, 'soft')),
    alt: words(shape, width, height),
  };
}
function option(shape: Shape): ItemOption {
  const figure = draw(shape);
  return { text: figure.alt, figure };
}

export const rotation: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const library = libraryOf(CELLS[level]);
    const first = rng.pick(library.shapes);
    const second = firstUsable(
      () => moved(rng, first, library),
      (shape) => shape !== undefined,
    );
    if (!second) return undefined;
    // Moving a cell tends to make a shape compact: either of the two may be the model, so that size tells nothing.
    const [model, other] = rng.chance(0.5) ? [first, second] : [second, first];
    // In one case of three the two wrong figures mirror each other, so that no pair of options tells which is right.
    const hasMirror = !rng.chance(1 / 3);
    const wrong = hasMirror
      ? [mirrored(model), rng.chance(0.5) ? other : mirrored(other)]
      : [other, mirrored(other)];
    const quarter = rng.int(1, 3);
    const options = [at(turns(model), quarter), ...wrong.map((shape) => at(turns(shape), rng.int(0, 3)))];
    return {
      stem: '¿Cuál es la misma figura, solo girada?',
      body: [
        { block: 'figures', columns: 1, figures: [draw(model)] },
        { block: 'text', text: 'Girar sobre el papel vale; darle la vuelta, no.' },
      ],
      options: options.map(option),
      explanation: [
        `Es el modelo girado ${quarter * 90} grados en el sentido de las agujas del reloj.`,
        hasMirror
          ? 'Las otras no valen: una es su reflejo en un espejo y la otra tiene un cuadro fuera de sitio.'
          : 'Las otras no valen: tienen un cuadro fuera de sitio.',
      ],
      facts: { model, options },
    };
  },
  solve({ model, options }) {
    const codes = codesOfTurns(model);
    return indexesWhere(options, (shape) => codes.has(code(normal(shape))));
  },
};
