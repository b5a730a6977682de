import { type Exercise, exercises, lessIsBetter, type Sex, thresholds } from './physical-tables.ts';

/** Minimum mean of the three exercises. */
export const PHYSICAL_MINIMUM = 5;

const meetsThreshold = (exercise: Exercise, result: number, threshold: number): boolean =>
  lessIsBetter[exercise] ? result <= threshold : result >= threshold;

/** 0 to 10 points by the official table; 0 eliminates. */
export const pointsOf = (exercise: Exercise, sex: Sex, result: number): number =>
  thresholds[exercise][sex].filter((threshold) => meetsThreshold(exercise, result, threshold)).length;

/** The result for one more point; undefined at ten. */
export const nextResult = (exercise: Exercise, sex: Sex, result: number): number | undefined =>
  thresholds[exercise][sex][pointsOf(exercise, sex, result)];

export type Points = Record<Exercise, number>;

export type PhysicalOutcome = {
  /** The mean is a third of this. */
  sum: number;
  /** A zero in any exercise eliminates the candidate. */
  zeros: readonly Exercise[];
  passes: boolean;
};

export function physicalOutcome(points: Points): PhysicalOutcome {
  const sum = exercises.reduce((total, exercise) => total + points[exercise], 0);
  const zeros = exercises.filter((exercise) => points[exercise] === 0);
  return { sum, zeros, passes: zeros.length === 0 && sum >= PHYSICAL_MINIMUM * exercises.length };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `10,4 s`, `12 dominadas`, `57 s`, `3:24`. */
export function formatPhysicalResult(exercise: Exercise, sex: Sex, result: number): string {
  if (exercise === 'circuit') return `${Math.floor(result / 10)},${result % 10}\u00a0s`;
  if (exercise === 'run') return `${Math.floor(result / 60)}:${two(result % 60)}`;
  return sex === 'men' ? `${result}\u00a0${result === 1 ? 'dominada' : 'dominadas'}` : `${result}\u00a0s`;
}
