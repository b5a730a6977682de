import { type Draft, type Generator, indexesWhere, textOption } from './draft.ts';
import { type Figure, type Mark, rectangle } from './figure.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const places = [
  'Hospital',
  'Farmacia',
  'Colegio',
  'Banco',
  'Mercado',
  'Parque',
  'Estación',
  'Hotel',
  'Museo',
  'Correos',
  'Juzgado',
  'Gasolinera',
  'Teatro',
  'Biblioteca',
];
const the: Record<string, string> = {
  Farmacia: 'la farmacia',
  Estación: 'la estación',
  Gasolinera: 'la gasolinera',
  Biblioteca: 'la biblioteca',
  Correos: 'Correos',
};
const named = (place: string) => the[place] ?? `el ${place.toLowerCase()}`;
/** «de el» is written «del». */
const ofThe = (place: string) => `de ${named(place)}`.replace(/^de el /, 'del ');

type Spot = { place: string; row: number; column: number };
type Question =
  | { ask: 'place-at'; row: number; column: number }
  | { ask: 'neighbour'; from: string; side: Side };
type Side = 'derecha' | 'izquierda' | 'encima' | 'debajo';
type Facts = { spots: readonly Spot[]; question: Question; options: readonly string[] };

const SIZE = 4;
const PLACES: Record<Level, number> = { 1: 4, 2: 5, 3: 6, 4: 8, 5: 9 };
const SECONDS: Record<Level, number> = { 1: 15, 2: 20, 3: 25, 4: 30, 5: 30 };
const ROWS = ['A', 'B', 'C', 'D'];

const moves: Record<Side, readonly [rows: number, columns: number]> = {
  derecha: [0, 1],
  izquierda: [0, -1],
  encima: [-1, 0],
  debajo: [1, 0],
};
const sideWords: Record<Side, (place: string) => string> = {
  derecha: (place) => `a la derecha ${ofThe(place)}`,
  izquierda: (place) => `a la izquierda ${ofThe(place)}`,
  encima: (place) => `encima ${ofThe(place)}`,
  debajo: (place) => `debajo ${ofThe(place)}`,
};

const CELL = 84;
const plan = (spots: readonly Spot[]): Figure => ({
  width: CELL * SIZE + 28,
  height: CELL * SIZE + 28,
  marks: [
    ...range(SIZE).flatMap((index): Mark[] => [
      { mark: 'text', x: 12, y: 28 + CELL * index + CELL / 2 + 5, text: at(ROWS, index), size: 16 },
      { mark: 'text', x: 28 + CELL * index + CELL / 2, y: 18, text: String(index + 1), size: 16 },
    ]),
    ...range(SIZE * SIZE).map(
      (index): Mark =>
        rectangle(
          30 + CELL * (index % SIZE),
          30 + CELL * Math.floor(index / SIZE),
          CELL - 8,
          CELL - 8,
          spots.some(({ row, column }) => row * SIZE + column === index) ? 'soft' : 'none',
        ),
    ),
    ...spots.map(
      ({ place, row, column }): Mark => ({
        mark: 'text',
        x: 26 + CELL * column + CELL / 2,
        y: 31 + CELL * row + CELL / 2,
        text: place,
        size: 13,
      }),
    ),
  ],
  alt: `Plano de 4 por 4: ${spots.map(({ place, row, column }) => `${place} en ${at(ROWS, row)}${column + 1}`).join(', ')}`,
});

const placeAt = (spots: readonly Spot[], row: number, column: number) =>
  spots.find((spot) => spot.row === row && spot.column === column)?.place;

function drawQuestion(
  rng: Rng,
  spots: readonly Spot[],
  level: Level,
): { question: Question; right: string } | undefined {
  const target = rng.pick(spots);
  const neighbours = spots.flatMap((from) =>
    (['derecha', 'izquierda', 'encima', 'debajo'] as const).flatMap((side) => {
      const [rows, columns] = moves[side];
      const right = placeAt(spots, from.row + rows, from.column + columns);
      return right ? [{ question: { ask: 'neighbour' as const, from: from.place, side }, right }] : [];
    }),
  );
  if (level > 2 && neighbours.length > 0 && rng.chance(0.6)) return rng.pick(neighbours);
  return { question: { ask: 'place-at', row: target.row, column: target.column }, right: target.place };
}

export const planMemory: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const cells = rng.sample(range(SIZE * SIZE), PLACES[level]);
    const names = rng.sample(places, PLACES[level]);
    const spots = cells.map((cell, index) => ({
      place: at(names, index),
      row: Math.floor(cell / SIZE),
      column: cell % SIZE,
    }));
    const drawn = drawQuestion(rng, spots, level);
    if (!drawn) return undefined;
    const { question, right } = drawn;
    const asked = question.ask === 'neighbour' ? question.from : null;
    const wrong = rng.sample(
      names.filter((name) => name !== right && name !== asked),
      2,
    );
    const options = [right, ...wrong];
    const spot = spots.find(({ place }) => place === right);
    if (!spot) return undefined;
    return {
      stem:
        question.ask === 'neighbour'
          ? `¿Qué había justo ${sideWords[question.side](question.from)}?`
          : `¿Qué había en la casilla ${at(ROWS, question.row)}${question.column + 1}?`,
      body: [],
      study: {
        seconds: SECONDS[level],
        body: [
          { block: 'text', text: 'Memoriza el plano: las letras son las filas y los números, las columnas.' },
          { block: 'figures', columns: 1, figures: [plan(spots)] },
        ],
      },
      options: options.map(textOption),
      explanation: [
        `${right} estaba en la casilla ${at(ROWS, spot.row)}${spot.column + 1}.`,
        `El plano era: ${plan(spots).alt.slice('Plano de 4 por 4: '.length)}.`,
      ],
      facts: { spots, question, options },
    };
  },
  solve({ spots, question, options }) {
    if (question.ask === 'place-at')
      return indexesWhere(options, (option) =>
        spots.some(
          ({ place, row, column }) => place === option && row === question.row && column === question.column,
        ),
      );
    const from = spots.find(({ place }) => place === question.from);
    const [rows, columns] = moves[question.side];
    return indexesWhere(options, (option) => {
      const spot = spots.find(({ place }) => place === option);
      return (
        spot !== undefined &&
        from !== undefined &&
        spot.row - from.row === rows &&
        spot.column - from.column === columns
      );
    });
  },
};
