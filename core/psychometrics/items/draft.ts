import { type Block, type Item, type ItemOption, type Level, type OptionKey, optionKeys } from './item.ts';
import { at, type Rng } from './rng.ts';

/** An item before its options are shuffled: the first option is the right one. */
export type Draft<Facts> = {
  stem: string;
  body: readonly Block[];
  study?: Item['study'];
  options: readonly ItemOption[];
  explanation: readonly string[];
  /** What is shown, in a form that `solve` can read. It never contains the rule that was used. */
  facts: Facts;
};

export type Generator<Facts> = {
  /** Undefined when the random choices gave no usable item; the caller draws again. */
  make(rng: Rng, level: Level): Draft<Facts> | undefined;
  /** Solves the item from what is shown alone: the indexes of the options that some rule makes right. */
  solve(facts: Facts): number[];
};

export const textOption = (text: string): ItemOption => ({ text, figure: null });

/**
 * Two wrong numbers such that the right one is the smallest, the middle or the largest equally often: its place among
 * the options gives nothing away.
 */
export function wrongNumbers(
  rng: Rng,
  right: number,
  candidates: readonly number[],
  step: number,
): [number, number] {
  const rank = rng.int(0, 2);
  const usable = rng.shuffle([...new Set(candidates)].filter((value) => value > 0 && value !== right));
  const below = usable.filter((value) => value < right);
  const above = usable.filter((value) => value > right);
  for (let index = 1; below.length < rank; index++) {
    const next = right - step * index;
    if (next <= 0) break;
    if (!below.includes(next)) below.push(next);
  }
  for (let index = 1; above.length < 2; index++)
    if (!above.includes(right + step * index)) above.push(right + step * index);
  const chosen = [...below.slice(0, rank), ...above].slice(0, 2);
  return [at(chosen, 0), at(chosen, 1)];
}

/**
 * Two wrong things near the right one. In one case of three both are variants of the right one; in the other two the
 * second is a variant of the first, so that «the option most like the others» is right only by chance.
 */
export function wrongVariants<T>(rng: Rng, right: T, vary: (from: T) => T): [T, T] {
  const first = vary(right);
  return [first, vary(rng.chance(1 / 3) ? right : first)];
}

/** Draws until one is usable, for choices that often fail; undefined after 60. */
export function firstUsable<T>(draw: () => T, isUsable: (value: T) => boolean): T | undefined {
  for (let tries = 0; tries < 60; tries++) {
    const value = draw();
    if (isUsable(value)) return value;
  }
  return undefined;
}

export const indexesWhere = <T>(list: readonly T[], holds: (value: T) => boolean): number[] =>
  list.flatMap((value, index) => (holds(value) ? [index] : []));

/** Shuffles options whose first is right. */
export function shuffleOptions(
  rng: Rng,
  options: readonly ItemOption[],
): { shuffled: ItemOption[]; key: OptionKey } {
  const order = rng.shuffle(options.map((_, index) => index));
  return { shuffled: order.map((index) => at(options, index)), key: at(optionKeys, order.indexOf(0)) };
}
