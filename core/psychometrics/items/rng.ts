import { seeded } from '../../review/seeded.ts';

export type Rng = {
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  sample<T>(list: readonly T[], count: number): T[];
};

export function makeRng(seed: number): Rng {
  const random = seeded(seed);
  const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  /** Fisher–Yates, stopped after `count` places. */
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const all = [...list];
    for (let place = 0; place < count && place < all.length - 1; place++) {
      const other = int(place, all.length - 1);
      [all[place], all[other]] = [at(all, other), at(all, place)];
    }
    return all.slice(0, count);
  };
  return {
    int,
    chance: (probability) => random() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffle: (list) => sample(list, list.length),
    sample,
  };
}

/** An element that must exist; a missing one is a mistake in the generator. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
