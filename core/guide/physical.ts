import { type Exercise, exercises, lessIsBetter, type Sex, thresholds } from './physical-tables.ts';

/** Minimum mean of the three exercises. */
export const PHYSICAL_MINIMUM = 5;

const meetsThreshold = (exercise: Exercise, mark: number, threshold: number): boolean =>
  lessIsBetter[exercise] ? mark <= threshold : mark >= threshold;

/** 0 to 10 points by the official table; 0 eliminates. */
export const pointsOf = (exercise: Exercise, sex: Sex, mark: number): number =>
  thresholds[exercise][sex].filter((threshold) => meetsThreshold(exercise, mark, threshold)).length;

/** The mark for one more point; undefined at ten. */
export const nextMark = (exercise: Exercise, sex: Sex, mark: number): number | undefined =>
  thresholds[exercise][sex][pointsOf(exercise, sex, mark)];

export type Points = Record<Exercise, number>;

export type PhysicalResult = {
  /** The mean is a third of this. */
  sum: number;
  /** A zero in any exercise eliminates the candidate. */
  zeros: readonly Exercise[];
  passes: boolean;
};

export function physicalResult(points: Points): PhysicalResult {
  const sum = exercises.reduce((total, exercise) => total + points[exercise], 0);
  const zeros = exercises.filter((exercise) => points[exercise] === 0);
  return { sum, zeros, passes: zeros.length === 0 && sum >= PHYSICAL_MINIMUM * exercises.length };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `10,4 s`, `12 dominadas`, `57 s`, `3:24`. */
export function formatPhysicalMark(exercise: Exercise, sex: Sex, mark: number): string {
  if (exercise === 'circuit') return `${Math.floor(mark / 10)},${mark % 10}\u00a0s`;
  if (exercise === 'run') return `${Math.floor(mark / 60)}:${two(mark % 60)}`;
  return sex === 'men' ? `${mark}\u00a0${mark === 1 ? 'dominada' : 'dominadas'}` : `${mark}\u00a0s`;
}
