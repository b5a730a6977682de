import { type Level, levels } from './items/item.ts';

/**
 * How able a user is in a family of items, in standard deviations of the candidates (0 is the average). A
 * three-parameter logistic model with fixed discrimination and guessing; the estimate is the mean of the posterior
 * over a grid, so that a few answers already give a value with an honest margin.
 */
export type Ability = readonly number[];
export type Estimate = { value: number; margin: number };

const STEP = 0.2;
const GRID: readonly number[] = Array.from({ length: 41 }, (_, index) => -4 + index * STEP);
const DISCRIMINATION = 1.5;
/** Three alternatives: one answer in three is right by chance. */
const GUESSING = 1 / 3;
/** People learn: an answer weighs half as much after about 350 more. */
const MEMORY = 0.998;

const normalized = (weights: readonly number[]): Ability => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

export const newAbility: Ability = normalized(GRID.map((point) => Math.exp((-point * point) / 2)));

/** Levels 1 to 5 lie around the average candidate. */
export const difficultyOf = (level: Level): number => (level - 3) * 0.8;

/** The probability of a right answer. */
export const chanceOfHit = (ability: number, difficulty: number): number =>
  GUESSING + (1 - GUESSING) / (1 + Math.exp(-DISCRIMINATION * (ability - difficulty)));

export function afterAnswer(ability: Ability, difficulty: number, isRight: boolean): Ability {
  return normalized(
    GRID.map((point, index) => {
      const hit = chanceOfHit(point, difficulty);
      return (ability[index] ?? 0) ** MEMORY * (isRight ? hit : 1 - hit);
    }),
  );
}

export function estimateOf(ability: Ability): Estimate {
  const value = GRID.reduce((sum, point, index) => sum + point * (ability[index] ?? 0), 0);
  const variance = GRID.reduce((sum, point, index) => sum + (point - value) ** 2 * (ability[index] ?? 0), 0);
  return { value, margin: Math.sqrt(variance) };
}

/** What an answer of this difficulty would tell about a user of this ability (Fisher information). */
function information(ability: number, difficulty: number): number {
  const hit = chanceOfHit(ability, difficulty);
  const above = (hit - GUESSING) / (1 - GUESSING);
  return DISCRIMINATION ** 2 * above ** 2 * ((1 - hit) / hit);
}

/** The level that tells most about this user: hard enough to be a question, easy enough to be answered. */
export function nextLevel(ability: Ability): Level {
  const { value } = estimateOf(ability);
  return levels.reduce((best, level) =>
    information(value, difficultyOf(level)) > information(value, difficultyOf(best)) ? level : best,
  );
}

/** The estimate on the scale of the screen: 50 is the average candidate and 20 points are one standard deviation. */
export function familyScore({ value, margin }: Estimate): { score: number; low: number; high: number } {
  const scale = (ability: number) => Math.round(Math.min(100, Math.max(0, 50 + 20 * ability)));
  return { score: scale(value), low: scale(value - margin), high: scale(value + margin) };
}
