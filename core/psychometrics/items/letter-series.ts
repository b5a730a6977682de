import { type Draft, type Generator, indexesWhere, textOption } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';
import { circularPredictions } from './series-rules.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'];
const SHORT_ALPHABET = ALPHABET.filter((letter) => letter !== 'Ñ');

type Series = { positions: number[]; rule: string };
type Facts = { letters: readonly string[]; options: readonly string[] };

const wrap = (position: number) => ((position % ALPHABET.length) + ALPHABET.length) % ALPHABET.length;
const letter = (position: number) => at(ALPHABET, wrap(position));
const moves = (step: number) => {
  const places = Math.abs(step) === 1 ? 'un lugar' : `${Math.abs(step)} lugares`;
  return step < 0 ? `retrocede ${places}` : `avanza ${places}`;
};

function walk(start: number, length: number, steps: (index: number) => number): number[] {
  const positions = [start];
  while (positions.length < length)
    positions.push(at(positions, positions.length - 1) + steps(positions.length - 1));
  return positions;
}

const constant = (rng: Rng, most: number): Series => {
  const step = rng.int(2, most) * (rng.chance(0.4) ? -1 : 1);
  return {
    positions: walk(rng.int(0, 26), 7, () => step),
    rule: `Cada letra ${moves(step)} respecto a la anterior.`,
  };
};

const alternating = (rng: Rng): Series => {
  const up = rng.int(3, 7);
  const down = -rng.int(1, up - 1);
  return {
    positions: walk(rng.int(0, 26), 8, (index) => (index % 2 === 0 ? up : down)),
    rule: `Se alternan dos pasos: ${moves(up)} y ${moves(down)}.`,
  };
};

const growing = (rng: Rng): Series => {
  const first = rng.int(1, 3);
  return {
    positions: walk(rng.int(0, 26), 7, (index) => first + index),
    rule: `Los pasos crecen de uno en uno: ${range(5)
      .map((index) => first + index)
      .join(', ')} y ahora ${first + 5}.`,
  };
};

const twoChains = (rng: Rng): Series => {
  const [a, b, stepA] = [rng.int(0, 26), rng.int(0, 26), rng.int(1, 5)];
  const stepB = rng.int(1, 5) * (rng.chance(0.5) ? -1 : 1);
  return {
    positions: range(9).map((index) =>
      index % 2 === 0 ? a + (stepA * index) / 2 : b + (stepB * (index - 1)) / 2,
    ),
    rule: `Hay dos series que se turnan: la primera ${moves(stepA)} y la segunda ${moves(stepB)}.`,
  };
};

const byLevel: Record<Level, readonly ((rng: Rng) => Series)[]> = {
  1: [(rng) => constant(rng, 3)],
  2: [(rng) => constant(rng, 7)],
  3: [alternating],
  4: [growing, twoChains],
  5: [twoChains],
};

/** What someone who forgets the Ñ would answer: never offered. */
function predictedWithoutEnye(letters: readonly string[]): string[] {
  if (letters.includes('Ñ')) return [];
  const positions = letters.map((one) => SHORT_ALPHABET.indexOf(one));
  return [...circularPredictions(positions, SHORT_ALPHABET.length)].map((position) =>
    at(SHORT_ALPHABET, position),
  );
}

export const letterSeries: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const { positions, rule } = rng.pick(byLevel[level])(rng);
    const letters = positions.slice(0, -1).map(letter);
    const right = at(positions, positions.length - 1);
    const answer = letter(right);
    const forbidden = [answer, ...predictedWithoutEnye(letters)];
    const near = [-3, -2, -1, 1, 2, 3].map((offset) => letter(right + offset));
    const wrong = rng.sample(
      near.filter((one) => !forbidden.includes(one)),
      2,
    );
    const options = [answer, ...wrong];
    const places = letters.map((one) => `${one} ${ALPHABET.indexOf(one) + 1}`).join(', ');
    return {
      stem: '¿Qué letra continúa la serie?',
      body: [
        { block: 'terms', terms: [...letters, null] },
        { block: 'text', text: 'Alfabeto de 27 letras, con la Ñ. Después de la Z vuelve la A.' },
      ],
      options: options.map(textOption),
      explanation: [
        rule,
        `Lugares en el alfabeto: ${places}.`,
        `Sigue la ${answer}, en el lugar ${wrap(right) + 1}.`,
      ],
      facts: { letters, options },
    };
  },
  solve({ letters, options }) {
    const positions = letters.map((one) => ALPHABET.indexOf(one));
    const next = circularPredictions(positions, ALPHABET.length);
    return indexesWhere(options, (option) => next.has(ALPHABET.indexOf(option)));
  },
};
