import { at, range } from './rng.ts';

/** A rule reads the terms shown and returns the next one, or undefined when the terms do not follow it. */
type Rule = (terms: readonly number[]) => number | undefined;

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - at(terms, index));

const isConstant = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

const last = (values: readonly number[]): number => at(values, values.length - 1);

/** Differences of this order are constant; it needs two of them to be more than a coincidence. */
const polynomial =
  (order: number): Rule =>
  (terms) => {
    const rows = [terms];
    for (const _ of range(order)) rows.push(differences(at(rows, rows.length - 1)));
    const top = at(rows, order);
    if (top.length < 2 || !isConstant(top)) return undefined;
    return rows.reduce((sum, row) => sum + last(row), 0);
  };

/** The differences repeat with this period. */
const repeating =
  (period: number): Rule =>
  (terms) => {
    const steps = differences(terms);
    if (steps.length < period + 2) return undefined;
    const holds = steps.every((step, index) => step === steps[index % period]);
    return holds ? last(terms) + at(steps, steps.length % period) : undefined;
  };

const geometric: Rule = (terms) => {
  const [first, second] = terms;
  if (!first || second === undefined) return undefined;
  const holds = terms.slice(1).every((term, index) => term * first === at(terms, index) * second);
  const next = (last(terms) * second) / first;
  return holds && Number.isInteger(next) ? next : undefined;
};

/** Each term is m times the one before plus b. */
const affine: Rule = (terms) => {
  const [a = 0, b = 0, c = 0] = terms;
  if (a === b) return undefined;
  const factor = (c - b) / (b - a);
  const constant = b - factor * a;
  if (!Number.isInteger(factor) || !Number.isInteger(constant)) return undefined;
  const holds = terms.slice(1).every((term, index) => term === factor * at(terms, index) + constant);
  return holds ? factor * last(terms) + constant : undefined;
};

/** Each term is the sum of the two before plus a constant. */
const sumOfTwo: Rule = (terms) => {
  const constants = terms.slice(2).map((term, index) => term - at(terms, index) - at(terms, index + 1));
  if (constants.length < 3 || !isConstant(constants)) return undefined;
  return last(terms) + at(terms, terms.length - 2) + at(constants, 0);
};

/** One step multiplies and the next adds, in turn. */
const multiplyThenAdd =
  (startsWithProduct: boolean): Rule =>
  (terms) => {
    const isProduct = (index: number) => (index % 2 === 0) === startsWithProduct;
    const pairs = terms.slice(1).map((term, index) => ({ from: at(terms, index), to: term, index }));
    const products = pairs.filter(({ index }) => isProduct(index));
    const sums = pairs.filter(({ index }) => !isProduct(index));
    const [product] = products;
    const [sum] = sums;
    if (products.length < 2 || sums.length < 2 || !product?.from || !sum) return undefined;
    const factor = product.to / product.from;
    const step = sum.to - sum.from;
    const holds =
      Number.isInteger(factor) &&
      products.every(({ from, to }) => to === from * factor) &&
      sums.every(({ from, to }) => to - from === step);
    if (!holds) return undefined;
    return isProduct(pairs.length) ? last(terms) * factor : last(terms) + step;
  };

/** The factors grow by one: ×2, ×3, ×4… */
const growingFactor: Rule = (terms) => {
  if (terms.some((term) => term === 0)) return undefined;
  const factors = terms.slice(1).map((term, index) => term / at(terms, index));
  const steps = differences(factors);
  if (!factors.every(Number.isInteger) || steps.length < 2 || !isConstant(steps)) return undefined;
  return last(terms) * (last(factors) + at(steps, 0));
};

/** Two series take turns; the next term belongs to the one that did not give the last. */
const interleaved: Rule = (terms) => {
  const chain = terms.filter((_, index) => index % 2 === terms.length % 2);
  const other = terms.filter((_, index) => index % 2 !== terms.length % 2);
  if (chain.length < 3) return undefined;
  const otherHolds = [polynomial(1), geometric].some((rule) => rule(other) !== undefined);
  return otherHolds ? (polynomial(1)(chain) ?? geometric(chain)) : undefined;
};

/** As `interleaved`, when only the chain that comes next is regular. */
const interleavedAlone: Rule = (terms) => {
  const chain = terms.filter((_, index) => index % 2 === terms.length % 2);
  return chain.length < 4 ? undefined : (polynomial(1)(chain) ?? geometric(chain));
};

const rules: readonly Rule[] = [
  polynomial(1),
  polynomial(2),
  polynomial(3),
  repeating(2),
  repeating(3),
  geometric,
  affine,
  sumOfTwo,
  multiplyThenAdd(true),
  multiplyThenAdd(false),
  growingFactor,
  interleaved,
  interleavedAlone,
];

/** Every next term that some rule of the library predicts. */
export const predictions = (terms: readonly number[]): Set<number> =>
  new Set(rules.map((rule) => rule(terms)).filter((next) => next !== undefined));

/** The same for values on a circle (letters, dominoes, positions): all arithmetic is modulo `size`. */
export function circularPredictions(terms: readonly number[], size: number): Set<number> {
  const wrap = (value: number) => ((value % size) + size) % size;
  const steps = differences(terms).map(wrap);
  const found = new Set<number>();
  const add = (step: number | undefined) => step !== undefined && found.add(wrap(last(terms) + step));
  if (isConstant(steps)) add(steps[0]);
  for (const period of [2, 3])
    if (steps.length >= period + 2 && steps.every((step, index) => step === steps[index % period]))
      add(steps[steps.length % period]);
  const growth = differences(steps).map(wrap);
  if (growth.length >= 2 && isConstant(growth)) add(wrap(last(steps) + at(growth, 0)));
  const chain = terms.filter((_, index) => index % 2 === terms.length % 2);
  const other = terms.filter((_, index) => index % 2 !== terms.length % 2);
  const [step, otherSteps] = [differences(chain).map(wrap), differences(other).map(wrap)];
  if (step.length >= 2 && isConstant(step) && isConstant(otherSteps))
    found.add(wrap(last(chain) + at(step, 0)));
  return found;
}
