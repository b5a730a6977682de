import { formatNumber } from '../../platform/number-format.ts';
import { type Draft, type Generator, indexesWhere, textOption, wrongNumbers } from './draft.ts';
import { type Figure, type Mark, rectangle } from './figure.ts';
import type { Block, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const districts = ['Centro', 'Norte', 'Sur', 'Este', 'Oeste', 'Puerto', 'Ribera', 'Estación'];
const months = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'];
const subjects = ['denuncias', 'llamadas', 'identificaciones', 'inspecciones'];

type Question =
  | { ask: 'row-total'; row: number }
  | { ask: 'column-total'; column: number }
  | { ask: 'difference'; row: number; column: number; other: number }
  | { ask: 'row-mean'; row: number }
  | { ask: 'percent'; row: number; column: number }
  | { ask: 'index'; row: number };

type Grid = readonly (readonly number[])[];
type Facts = { cells: Grid; question: Question; options: readonly number[] };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const column = (cells: Grid, index: number) => cells.map((row) => at(row, index));

function answer(cells: Grid, question: Question): number {
  if (question.ask === 'column-total') return sum(column(cells, question.column));
  const row = at(cells, question.row);
  if (question.ask === 'row-total') return sum(row);
  if (question.ask === 'row-mean') return sum(row) / row.length;
  if (question.ask === 'difference') return at(row, question.column) - at(row, question.other);
  if (question.ask === 'percent')
    return (at(row, question.column) * 100) / sum(column(cells, question.column));
  return (at(row, 0) + 2 * at(row, 1)) / at(row, 2);
}

/** Whether a value fits the question, checked without dividing. */
function fits(cells: Grid, question: Question, value: number): boolean {
  const cell = (row: number, index: number) => at(at(cells, row), index);
  switch (question.ask) {
    case 'row-total':
      return at(cells, question.row).reduce((left, one) => left - one, value) === 0;
    case 'column-total':
      return cells.reduce((left, row) => left - at(row, question.column), value) === 0;
    case 'difference':
      return cell(question.row, question.other) + value === cell(question.row, question.column);
    case 'row-mean':
      return at(cells, question.row).reduce((left, one) => left + value - one, 0) === 0;
    case 'percent':
      return (
        cells.reduce((left, row) => left + value * at(row, question.column), 0) ===
        100 * cell(question.row, question.column)
      );
    case 'index':
      return value * cell(question.row, 2) === cell(question.row, 0) + cell(question.row, 1) * 2;
  }
}

const asks: Record<Level, readonly Question['ask'][]> = {
  1: ['row-total', 'difference'],
  2: ['column-total', 'row-total'],
  3: ['row-mean', 'column-total'],
  4: ['percent', 'row-mean'],
  5: ['percent', 'index'],
};

function bars(names: readonly string[], values: readonly number[], subject: string): Figure {
  const top = Math.max(...values);
  const width = 60 * values.length;
  const marks = values.flatMap((value, index): Mark[] => {
    const height = Math.round((value / top) * 120);
    return [
      rectangle(index * 60 + 12, 150 - height, 36, height, 'soft'),
      { mark: 'text', x: index * 60 + 30, y: 143 - height, text: String(value), size: 14 },
      { mark: 'text', x: index * 60 + 30, y: 168, text: at(names, index), size: 12 },
    ];
  });
  return {
    width,
    height: 176,
    marks: [
      ...marks,
      {
        mark: 'line',
        points: [
          [0, 150],
          [width, 150],
        ],
        thin: true,
      },
    ],
    alt: `Gráfico de barras de ${subject}: ${names.map((name, index) => `${name} ${at(values, index)}`).join(', ')}`,
  };
}

/** Cells that make the result an integer. */
function drawCells(
  rng: Rng,
  ask: Question['ask'],
  rows: number,
  columns: number,
  picked: { row: number; column: number },
) {
  const cells = range(rows).map(() => range(columns).map(() => rng.int(12, 96)));
  const row = at(cells, picked.row);
  if (ask === 'row-mean')
    row[columns - 1] = at(row, columns - 1) + ((columns - (sum(row) % columns)) % columns);
  if (ask === 'percent') {
    const total = rng.pick([100, 200]);
    const share = rng.int(3, 9) * 5;
    row[picked.column] = (total * share) / 100;
    const others = range(rows).filter((index) => index !== picked.row);
    let left = total - at(row, picked.column);
    others.forEach((index, place) => {
      const most = Math.floor(left / (others.length - place));
      const part = place === others.length - 1 ? left : Math.max(4, most + rng.int(-8, 8));
      at(cells, index)[picked.column] = part;
      left -= part;
    });
  }
  if (ask === 'index') {
    const patrols = rng.int(3, 9);
    const value = rng.int(6, 20);
    const arrests = rng.int(4, Math.floor((value * patrols) / 2) - 4);
    row.splice(0, 3, value * patrols - 2 * arrests, arrests, patrols);
    for (const other of cells) if (other !== row) other[2] = rng.int(3, 9);
  }
  return cells;
}

/** A neighbouring row read by mistake, and a slip near it or near the right result. */
function wrongResults(rng: Rng, cells: Grid, question: Question, right: number): [number, number] {
  const step = question.ask === 'percent' ? 5 : rng.pick([1, 2, 5, 10]);
  if (!('row' in question) || question.ask === 'percent') return wrongNumbers(rng, right, [], step);
  const misread = answer(cells, { ...question, row: (question.row + 1) % cells.length });
  if (!Number.isInteger(misread) || misread <= step) return wrongNumbers(rng, right, [], step);
  const from = rng.chance(1 / 3) ? misread : right;
  return [misread, from > step && rng.chance(0.5) ? from - step : from + step];
}

export const tables: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const ask = rng.pick(asks[level]);
    const isIndex = ask === 'index';
    const rows = rng.int(3, 4);
    const columns = isIndex ? 3 : rng.int(3, 4);
    const picked = { row: rng.int(0, rows - 1), column: rng.int(0, columns - 1) };
    const cells = drawCells(rng, ask, rows, columns, picked);
    const names = rng.sample(districts, rows);
    const heads = isIndex ? ['Denuncias', 'Detenciones', 'Patrullas'] : months.slice(0, columns);
    const subject = rng.pick(subjects);
    const values = at(cells, picked.row);
    const other = (picked.column + 1) % columns;
    const [first, second] =
      at(values, picked.column) > at(values, other) ? [picked.column, other] : [other, picked.column];
    const question: Question =
      ask === 'column-total'
        ? { ask, column: picked.column }
        : ask === 'difference'
          ? { ask, row: picked.row, column: first, other: second }
          : ask === 'percent'
            ? { ask, ...picked }
            : { ask, row: picked.row };
    const right = answer(cells, question);
    if (!Number.isInteger(right) || right <= 0 || cells.flat().some((cell) => cell <= 0)) return undefined;
    const name = at(names, picked.row);
    const month = at(heads, picked.column).toLowerCase();
    const line = values.join(' + ');
    const down = column(cells, picked.column);
    const texts: Record<Question['ask'], { stem: string; explanation: string[] }> = {
      'row-total': {
        stem: `¿Cuántas ${subject} suma ${name}?`,
        explanation: [`${name}: ${line} = ${right}.`],
      },
      'column-total': {
        stem: `¿Cuántas ${subject} hubo en total en ${month}?`,
        explanation: [`${down.join(' + ')} = ${right}.`],
      },
      difference: {
        stem: `En ${name}, ¿cuántas ${subject} más hubo en ${at(heads, first).toLowerCase()} que en ${at(heads, second).toLowerCase()}?`,
        explanation: [`${at(values, first)} − ${at(values, second)} = ${right}.`],
      },
      'row-mean': {
        stem: `¿Cuál es la media mensual de ${subject} en ${name}?`,
        explanation: [`${line} = ${sum(values)}.`, `${sum(values)} ÷ ${columns} = ${right}.`],
      },
      percent: {
        stem: `¿Qué porcentaje de las ${subject} de ${month} corresponde a ${name}?`,
        explanation: [
          `En ${month} hubo ${down.join(' + ')} = ${sum(down)}.`,
          `${at(values, picked.column)} × 100 ÷ ${sum(down)} = ${right} %.`,
        ],
      },
      index: {
        stem: `El índice de un distrito es (denuncias + 2 × detenciones) ÷ patrullas. ¿Cuál es el de ${name}?`,
        explanation: [`(${at(values, 0)} + 2 × ${at(values, 1)}) ÷ ${at(values, 2)} = ${right}.`],
      },
    };
    const options = [right, ...wrongResults(rng, cells, question, right)];
    // A chart when the question needs one line of the table only.
    const isChart = (ask === 'row-total' || ask === 'row-mean') && rng.chance(0.5);
    const body: Block = isChart
      ? { block: 'figures', columns: 1, figures: [bars(heads, values, `${subject} en ${name}`)] }
      : {
          block: 'table',
          caption: isIndex
            ? 'Actividad por distrito'
            : `${subject.charAt(0).toUpperCase()}${subject.slice(1)} por distrito y mes`,
          head: ['Distrito', ...heads],
          rows: cells.map((row, index) => [at(names, index), ...row.map(formatNumber)]),
        };
    const suffix = ask === 'percent' ? ' %' : '';
    return {
      stem: texts[ask].stem,
      body: [body],
      options: options.map((value) => textOption(`${formatNumber(value)}${suffix}`)),
      explanation: texts[ask].explanation,
      facts: { cells, question, options },
    };
  },
  solve: ({ cells, question, options }) => indexesWhere(options, (value) => fits(cells, question, value)),
};
