import { type Draft, firstUsable, type Generator, indexesWhere } from './draft.ts';
import { type Figure, type Mark, rectangle } from './figure.ts';
import type { ItemOption, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const SIDE = 4;
type Fold = 'left' | 'right' | 'top' | 'bottom';
type Cell = { x: number; y: number };
/** The part of the sheet that is still visible after the folds. */
type Area = { left: number; top: number; right: number; bottom: number };
type Facts = { folds: readonly Fold[]; punched: readonly Cell[]; options: readonly (readonly Cell[])[] };

const foldWords: Record<Fold, string> = {
  left: 'la mitad izquierda se dobla sobre la derecha',
  right: 'la mitad derecha se dobla sobre la izquierda',
  top: 'la mitad de arriba se dobla sobre la de abajo',
  bottom: 'la mitad de abajo se dobla sobre la de arriba',
};

const whole: Area = { left: 0, top: 0, right: SIDE, bottom: SIDE };

function folded(area: Area, fold: Fold): Area {
  const middleX = (area.left + area.right) / 2;
  const middleY = (area.top + area.bottom) / 2;
  if (fold === 'left') return { ...area, left: middleX };
  if (fold === 'right') return { ...area, right: middleX };
  return fold === 'top' ? { ...area, top: middleY } : { ...area, bottom: middleY };
}

/** The crease of a fold, as the axis and twice its coordinate. */
function crease(area: Area, fold: Fold): { axis: 'x' | 'y'; twice: number } {
  return fold === 'left' || fold === 'right'
    ? { axis: 'x', twice: area.left + area.right }
    : { axis: 'y', twice: area.top + area.bottom };
}

const reflected = (cell: Cell, { axis, twice }: ReturnType<typeof crease>): Cell =>
  axis === 'x' ? { x: twice - 1 - cell.x, y: cell.y } : { x: cell.x, y: twice - 1 - cell.y };

const isSame = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;
const placeOf = ({ x, y }: Cell) => y * SIDE + x;
/** In reading order and without repetition, so that equal sets are equal lists. */
const sorted = (cells: readonly Cell[]): Cell[] =>
  [...new Set(cells.map(placeOf))]
    .sort((a, b) => a - b)
    .map((cell) => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) }));
const codeOf = (cells: readonly Cell[]): string => cells.map(placeOf).join();

function areasOf(folds: readonly Fold[]): Area[] {
  const areas = [whole];
  for (const fold of folds) areas.push(folded(at(areas, areas.length - 1), fold));
  return areas;
}

/** Opens the sheet fold by fold: each crease doubles the holes. */
function unfolded(folds: readonly Fold[], punched: readonly Cell[]): Cell[] {
  const areas = areasOf(folds);
  let holes = [...punched];
  for (const index of range(folds.length).reverse()) {
    const line = crease(at(areas, index), at(folds, index));
    holes = holes.concat(holes.map((hole) => reflected(hole, line)));
  }
  return sorted(holes);
}

/** Follows every cell of the open sheet through the folds and asks whether it ends under a hole. */
function holesByFolding(folds: readonly Fold[], punched: readonly Cell[]): Cell[] {
  const areas = areasOf(folds);
  return sheet.filter((start) => {
    const end = folds.reduce<Cell>(
      (cell, fold, index) =>
        isIn(at(areas, index + 1), cell) ? cell : reflected(cell, crease(at(areas, index), fold)),
      start,
    );
    return punched.some((hole) => isSame(hole, end));
  });
}

const UNIT = 26;
const EDGE = 8;
const place = (value: number) => EDGE + value * UNIT;
const areaMark = (area: Area, fill: 'none' | 'soft', dashed = false): Mark =>
  rectangle(
    place(area.left),
    place(area.top),
    (area.right - area.left) * UNIT,
    (area.bottom - area.top) * UNIT,
    fill,
    dashed,
  );
const holeMark = ({ x, y }: Cell): Mark => ({ mark: 'dot', x: place(x + 0.5), y: place(y + 0.5), r: 7 });
const grid: Mark[] = range(SIDE - 1).flatMap((index): Mark[] => [
  {
    mark: 'line',
    points: [
      [place(index + 1), place(0)],
      [place(index + 1), place(SIDE)],
    ],
    thin: true,
    dashed: true,
  },
  {
    mark: 'line',
    points: [
      [place(0), place(index + 1)],
      [place(SIDE), place(index + 1)],
    ],
    thin: true,
    dashed: true,
  },
]);

const holeWords = (holes: readonly Cell[]): string =>
  `${holes.length === 1 ? 'agujero' : 'agujeros'} en ${holes.map(({ x, y }) => `fila ${y + 1} columna ${x + 1}`).join(', ')}`;

const stepFigure = (area: Area, holes: readonly Cell[], caption: string): Figure => ({
  width: 120,
  height: 120,
  marks: [areaMark(whole, 'none', true), areaMark(area, 'soft'), ...holes.map(holeMark)],
  alt: caption,
  caption,
});

const option = (holes: readonly Cell[]): ItemOption => ({
  text: holeWords(holes),
  figure: {
    width: 120,
    height: 120,
    marks: [areaMark(whole, 'none'), ...grid, ...holes.map(holeMark)],
    alt: holeWords(holes),
  },
});

const FOLDS: Record<Level, number> = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3 };
const HOLES: Record<Level, number> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 1 };

function drawFolds(rng: Rng, count: number): Fold[] {
  const folds: Fold[] = [];
  while (folds.length < count) {
    const area = areasOf(folds).at(-1) ?? whole;
    const sideways = area.right - area.left > 1 ? (['left', 'right'] as const) : [];
    const upright = area.bottom - area.top > 1 ? (['top', 'bottom'] as const) : [];
    folds.push(rng.pick<Fold>([...sideways, ...upright]));
  }
  return folds;
}

const sheet = range(SIDE * SIDE).map((index) => ({ x: index % SIDE, y: Math.floor(index / SIDE) }));
const isIn = ({ left, right, top, bottom }: Area, { x, y }: Cell) =>
  x >= left && x < right && y >= top && y < bottom;
const cellsIn = (area: Area): Cell[] => sheet.filter((cell) => isIn(area, cell));

export const folding: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const folds = drawFolds(rng, FOLDS[level]);
    const areas = areasOf(folds);
    const area = at(areas, folds.length);
    const punched = sorted(rng.sample(cellsIn(area), HOLES[level]));
    const right = unfolded(folds, punched);
    // Every option opens from some folded sheet, so that symmetry alone does not tell which is right.
    const other = (): Cell[] => {
      const sequence = rng.chance(0.5) ? folds : drawFolds(rng, folds.length);
      return unfolded(sequence, sorted(rng.sample(cellsIn(areasOf(sequence).at(-1) ?? whole), HOLES[level])));
    };
    const isNew = (holes: readonly Cell[], known: readonly (readonly Cell[])[]) =>
      holes.length === right.length && known.every((one) => codeOf(one) !== codeOf(holes));
    const first = firstUsable(other, (holes) => isNew(holes, [right]));
    const second = first && firstUsable(other, (holes) => isNew(holes, [right, first]));
    if (!first || !second) return undefined;
    const options = [right, first, second];
    const captions = folds.map((fold, index) => `Paso ${index + 1}: ${foldWords[fold]}`);
    const punch = `Se perfora el papel doblado: ${holeWords(punched)} de la hoja.`;
    return {
      stem: 'Al desplegar la hoja, ¿dónde quedan los agujeros?',
      body: [
        {
          block: 'figures',
          columns: folds.length + 1,
          figures: [
            ...captions.map((caption, index) => stepFigure(at(areas, index + 1), [], caption)),
            { ...stepFigure(area, punched, punch), caption: `Paso ${folds.length + 1}: se perfora` },
          ],
        },
      ],
      options: options.map(option),
      explanation: [
        'Se despliega en orden inverso; en cada pliegue los agujeros se repiten al otro lado, como en un espejo.',
        `Quedan ${right.length} ${right.length === 1 ? 'agujero' : 'agujeros'}: ${holeWords(right).replace(/^agujeros? en /, '')}.`,
      ],
      facts: { folds, punched, options },
    };
  },
  solve({ folds, punched, options }) {
    const holes = codeOf(holesByFolding(folds, punched));
    return indexesWhere(options, (option) => codeOf(option) === holes);
  },
};
