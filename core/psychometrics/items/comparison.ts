import {
  type Draft,
  type Generator,
  indexesWhere,
  textOption,
  wrongNumbers,
  wrongVariants,
} from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

/** Pairs that are easy to confuse. */
const twins = [
  'B8',
  '8B',
  'O0',
  '0O',
  'S5',
  '5S',
  'Z2',
  '2Z',
  'I1',
  '1I',
  'MN',
  'NM',
  'VW',
  'WV',
  'EF',
  'FE',
  '36',
  '63',
  'PR',
  'RP',
  'CG',
  'GC',
];
const SIGNS = [...'BCDFGHJKLMNPRSTVWXZ0123456789'];

type Facts =
  | { ask: 'same'; model: string; options: readonly string[] }
  | { ask: 'count'; pairs: readonly (readonly [string, string])[]; options: readonly number[] };

const LENGTH: Record<Level, number> = { 1: 7, 2: 8, 3: 9, 4: 11, 5: 13 };

const draw = (rng: Rng, length: number): string =>
  range(length)
    .map(() => rng.pick(SIGNS))
    .join('');

/** The string with one sign changed by one like it, or with two neighbours swapped. */
function slip(rng: Rng, text: string): string {
  const signs = [...text];
  const place = rng.int(0, signs.length - 2);
  const sign = at(signs, place);
  const twin = twins.find((pair) => pair.startsWith(sign));
  if (twin && rng.chance(0.6)) return signs.with(place, twin.charAt(1)).join('');
  if (sign !== at(signs, place + 1))
    return signs
      .with(place, at(signs, place + 1))
      .with(place + 1, sign)
      .join('');
  return signs.with(place, rng.pick(SIGNS.filter((one) => one !== sign))).join('');
}

function firstDifference(model: string, other: string): string {
  const place = [...model].findIndex((sign, index) => sign !== other.charAt(index));
  return `${other} cambia en el lugar ${place + 1}: ${other.charAt(place)} en vez de ${model.charAt(place)}`;
}

function sameAs(rng: Rng, level: Level): Draft<Facts> {
  const model = draw(rng, LENGTH[level]);
  const wrong = wrongVariants(rng, model, (text) => slip(rng, text));
  const options = [model, ...wrong];
  return {
    stem: '¿Qué opción es idéntica al modelo?',
    body: [{ block: 'terms', terms: [model] }],
    options: options.map(textOption),
    explanation: wrong.map((text) => `${firstDifference(model, text)}.`),
    facts: { ask: 'same', model, options },
  };
}

function countEqual(rng: Rng, level: Level): Draft<Facts> {
  const rows = 4 + level;
  const pairs = range(rows).map(() => {
    const left = draw(rng, 5 + Math.ceil(level / 2));
    return [left, rng.chance(0.5) ? left : slip(rng, left)] as const;
  });
  const different = indexesWhere(pairs, ([left, right]) => left !== right);
  const right = rows - different.length;
  const options = [right, ...wrongNumbers(rng, right, [right - 1, right + 1, right - 2, right + 2], 1)];
  return {
    stem: '¿En cuántas filas son idénticas las dos columnas?',
    body: [
      {
        block: 'table',
        caption: 'Registros',
        head: ['Fila', 'Original', 'Copia'],
        rows: pairs.map(([original, copy], index) => [String(index + 1), original, copy]),
      },
    ],
    options: options.map((value) => textOption(String(value))),
    explanation: [
      different.length === 0
        ? 'Todas las filas coinciden.'
        : `No coinciden: ${different.map((index) => `fila ${index + 1} (${firstDifference(...at(pairs, index))})`).join('; ')}.`,
      `Coinciden ${right} de ${rows}.`,
    ],
    facts: { ask: 'count', pairs, options },
  };
}

export const comparison: Generator<Facts> = {
  make(rng, level) {
    const draft = rng.chance(0.5) ? sameAs(rng, level) : countEqual(rng, level);
    const { facts } = draft;
    return facts.ask === 'count' && facts.options.some((value) => value < 1 || value > facts.pairs.length)
      ? undefined
      : draft;
  },
  solve(facts) {
    if (facts.ask === 'same') return indexesWhere(facts.options, (option) => option === facts.model);
    const equal = facts.pairs.reduce((total, [left, right]) => total + (left === right ? 1 : 0), 0);
    return indexesWhere(facts.options, (option) => option === equal);
  },
};
