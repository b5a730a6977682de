import { formatNumber } from '../../platform/number-format.ts';
import { type Draft, type Generator, indexesWhere, textOption, wrongNumbers } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';
import { predictions } from './series-rules.ts';

type Series = { terms: number[]; next: number; explanation: string[]; near: number[] };
type Facts = { terms: readonly number[]; options: readonly number[] };

/** Makes `length` terms and the next one, each from the ones before. */
function unfold(start: readonly number[], length: number, step: (terms: readonly number[]) => number) {
  const terms = [...start];
  while (terms.length <= length) terms.push(step(terms));
  return { terms: terms.slice(0, length), next: at(terms, length) };
}

const lastOf = (terms: readonly number[]) => at(terms, terms.length - 1);
const sign = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`);

const constantStep = (rng: Rng): Series => {
  const step = rng.int(3, 14) * (rng.chance(0.3) ? -1 : 1);
  const first = step < 0 ? rng.int(95, 150) : rng.int(2, 40);
  const { terms, next } = unfold([first], 6, (all) => lastOf(all) + step);
  return {
    terms,
    next,
    explanation: [`Cada término es el anterior ${sign(step)}.`, `${lastOf(terms)} ${sign(step)} = ${next}.`],
    near: [next + step, next - 1, next + 1, next + 2, next - 2],
  };
};

const growingStep = (rng: Rng): Series => {
  const [first, step, growth] = [rng.int(1, 20), rng.int(1, 6), rng.int(1, 4)];
  const { terms, next } = unfold([first], 6, (all) => lastOf(all) + step + growth * (all.length - 1));
  const steps = terms.slice(1).map((term, index) => term - at(terms, index));
  return {
    terms,
    next,
    explanation: [
      `Las diferencias son ${steps.join(', ')}: crecen de ${growth} en ${growth}.`,
      `La siguiente es ${lastOf(steps) + growth}: ${lastOf(terms)} + ${lastOf(steps) + growth} = ${next}.`,
    ],
    near: [lastOf(terms) + lastOf(steps), next + growth, next + 1, next - 1],
  };
};

const alternatingSteps = (rng: Rng): Series => {
  const up = rng.int(4, 12);
  const down = -rng.int(1, up - 1);
  const { terms, next } = unfold(
    [rng.int(5, 30)],
    7,
    (all) => lastOf(all) + (all.length % 2 === 1 ? up : down),
  );
  return {
    terms,
    next,
    explanation: [
      `Se alternan dos operaciones: ${sign(up)} y ${sign(down)}.`,
      `Ahora toca ${sign(up)}: ${lastOf(terms)} ${sign(up)} = ${next}.`,
    ],
    near: [lastOf(terms) + down, next + down, next + 1, next - 1],
  };
};

const constantFactor = (rng: Rng): Series => {
  const factor = rng.int(2, 3);
  const { terms, next } = unfold([rng.int(1, factor === 2 ? 9 : 4)], 6, (all) => lastOf(all) * factor);
  return {
    terms,
    next,
    explanation: [`Cada término es el anterior × ${factor}.`, `${lastOf(terms)} × ${factor} = ${next}.`],
    near: [lastOf(terms) + at(terms, 4), next + factor, next - factor, next - at(terms, 3)],
  };
};

const factorAndConstant = (rng: Rng): Series => {
  const constant = rng.int(1, 5) * (rng.chance(0.4) ? -1 : 1);
  const { terms, next } = unfold([rng.int(6, 12)], 6, (all) => lastOf(all) * 2 + constant);
  return {
    terms,
    next,
    explanation: [
      `Cada término es el doble del anterior ${sign(constant)}.`,
      `${lastOf(terms)} × 2 ${sign(constant)} = ${next}.`,
    ],
    near: [lastOf(terms) * 2, next - 2 * constant, next + 1, next - 1, next + 2 * constant],
  };
};

const sumOfLastTwo = (rng: Rng): Series => {
  const first = rng.int(1, 8);
  const { terms, next } = unfold(
    [first, first + rng.int(1, 7)],
    7,
    (all) => lastOf(all) + at(all, all.length - 2),
  );
  return {
    terms,
    next,
    explanation: [
      'Cada término es la suma de los dos anteriores.',
      `${at(terms, 5)} + ${lastOf(terms)} = ${next}.`,
    ],
    near: [lastOf(terms) + at(terms, 4), next + 1, next - 1, lastOf(terms) * 2 - at(terms, 5)],
  };
};

const twoChains = (rng: Rng): Series => {
  const [a, stepA, b] = [rng.int(2, 30), rng.int(2, 9), rng.int(20, 60)];
  const stepB = rng.int(2, 9) * (rng.chance(0.5) ? -1 : 1);
  const all = range(9).map((index) =>
    index % 2 === 0 ? a + (stepA * index) / 2 : b + (stepB * (index - 1)) / 2,
  );
  const terms = all.slice(0, 8);
  const next = at(all, 8);
  const chain = terms.filter((_, index) => index % 2 === 0);
  return {
    terms,
    next,
    explanation: [
      'Hay dos series que se turnan.',
      `La primera, ${chain.join(', ')}, suma ${stepA}; la segunda ${stepB < 0 ? 'resta' : 'suma'} ${Math.abs(stepB)}.`,
      `Toca la primera: ${lastOf(chain)} + ${stepA} = ${next}.`,
    ],
    near: [lastOf(terms) + stepB, next + stepA, next - 1, next + 1, lastOf(terms) + stepA],
  };
};

const multiplyAndAdd = (rng: Rng): Series => {
  const step = rng.int(1, 6) * (rng.chance(0.4) ? -1 : 1);
  const { terms, next } = unfold([rng.int(8, 12)], 6, (all) =>
    all.length % 2 === 1 ? lastOf(all) * 2 : lastOf(all) + step,
  );
  return {
    terms,
    next,
    explanation: [
      `Se alternan × 2 y ${sign(step)}.`,
      `Ahora toca ${sign(step)}: ${lastOf(terms)} ${sign(step)} = ${next}.`,
    ],
    near: [lastOf(terms) * 2, lastOf(terms) - step, next + 2, next - 2, lastOf(terms) + 2 * step],
  };
};

const growingFactors = (rng: Rng): Series => {
  const { terms, next } = unfold([rng.int(1, 4)], 6, (all) => lastOf(all) * (all.length + 1));
  return {
    terms,
    next,
    explanation: [
      'Cada vez se multiplica por un número más: × 2, × 3, × 4…',
      `${lastOf(terms)} × 7 = ${next}.`,
    ],
    near: [lastOf(terms) * 6, lastOf(terms) * 8, next - lastOf(terms) / 2, next + at(terms, 4)],
  };
};

const thirdDifference = (rng: Rng): Series => {
  const [a, b, c] = [rng.int(1, 5), rng.int(1, 4), rng.int(1, 3)];
  const steps = [b];
  const growth = rng.int(1, 3);
  while (steps.length < 7) steps.push(lastOf(steps) + growth + c * (steps.length - 1));
  const { terms, next } = unfold([a], 7, (all) => lastOf(all) + at(steps, all.length - 1));
  const shown = steps.slice(0, 6);
  return {
    terms,
    next,
    explanation: [
      `Las diferencias son ${shown.join(', ')}; sus diferencias, ${shown
        .slice(1)
        .map((step, index) => step - at(shown, index))
        .join(', ')}, crecen de ${c} en ${c}.`,
      `La diferencia que falta es ${at(steps, 6)}: ${lastOf(terms)} + ${at(steps, 6)} = ${next}.`,
    ],
    near: [lastOf(terms) + lastOf(shown), next - c, next + c, next + 1, next - 1],
  };
};

const byLevel: Record<Level, readonly ((rng: Rng) => Series)[]> = {
  1: [constantStep],
  2: [growingStep, alternatingSteps, constantFactor],
  3: [alternatingSteps, sumOfLastTwo, factorAndConstant],
  4: [twoChains, multiplyAndAdd],
  5: [thirdDifference, growingFactors, twoChains],
};

export const numberSeries: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const { terms, next, explanation, near } = rng.pick(byLevel[level])(rng);
    const options = [next, ...wrongNumbers(rng, next, near, rng.int(1, 3))];
    return {
      stem: '¿Qué número continúa la serie?',
      body: [{ block: 'terms', terms: [...terms.map(formatNumber), null] }],
      options: options.map((value) => textOption(formatNumber(value))),
      explanation,
      facts: { terms, options },
    };
  },
  solve({ terms, options }) {
    const next = predictions(terms);
    return indexesWhere(options, (option) => next.has(option));
  },
};
