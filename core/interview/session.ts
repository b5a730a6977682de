import { shuffled } from '../platform/random/shuffled';
import { type Competence, type Dimension, dimensions, type RatingLevel, type Ratings } from './competences';

export const sessionLengths = [4, 8, 12] as const;
export type SessionLength = (typeof sessionLengths)[number];
export const answerSeconds = [90, 120] as const;
export const PREPARATION_SECONDS = 20;
/** Questions that a visitor, or a user without the plan, can try. */
export const SAMPLE_QUESTIONS = 3;

export const minutesOf = (length: number, seconds: number): number =>
  // A minute to rate each answer.
  Math.ceil((length * (PREPARATION_SECONDS + seconds + 60)) / 60);

type Asked = { id: string; competence: Competence };

/** Takes turns among the competences; within one, the questions that the user was asked least often come first. */
export function drawQuestions<Q extends Asked>(
  pool: readonly Q[],
  wanted: { length: number; competences: readonly Competence[] },
  timesAsked: ReadonlyMap<string, number>,
  random: () => number,
): Q[] {
  const queues = shuffled(wanted.competences, random).map((competence) =>
    shuffled(
      pool.filter((question) => question.competence === competence),
      random,
    ).sort((a, b) => (timesAsked.get(a.id) ?? 0) - (timesAsked.get(b.id) ?? 0)),
  );
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const inTurns = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []));
  return inTurns.flat().slice(0, wanted.length);
}

const points: Record<RatingLevel, number> = { low: 0, mid: 0.5, high: 1 };

export type DimensionProgress = {
  dimension: Dimension;
  answers: number;
  /** Share of full ratings over the last answers, 0 to 1; null without any. */
  recent: number | null;
  /** The same over the answers before those. */
  before: number | null;
};

const RECENT_ANSWERS = 6;

/** `ratings` from the oldest answer to the newest. */
export function progressOf(ratings: readonly Ratings[]): DimensionProgress[] {
  return dimensions.map((dimension) => {
    const given = ratings.flatMap((one) => {
      const level = one[dimension];
      return level ? [points[level]] : [];
    });
    return {
      dimension,
      answers: given.length,
      recent: averageOf(given.slice(-RECENT_ANSWERS)),
      before: averageOf(given.slice(0, -RECENT_ANSWERS)),
    };
  });
}

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The dimension with the lowest recent share, among those with at least two answers. */
export function weakestOf(progress: readonly DimensionProgress[]): Dimension | null {
  const [weakest] = progress
    .flatMap(({ dimension, answers, recent }) =>
      recent === null || answers < 2 || recent === 1 ? [] : [{ dimension, recent }],
    )
    .sort((a, b) => a.recent - b.recent);
  return weakest?.dimension ?? null;
}
