import { allowance } from '../platform/allowance';
import { pastQuestions, topicWeight } from '../syllabus/topic-weights';

export const LEVEL_QUESTIONS = 20;

/** Each test shows twenty questions with their key, also of topics that a plan closes. */
export const levelTestAllowance = allowance({
  name: 'review.level-tests',
  limit: 3,
  per: 'day',
  by: 'visitor',
  refusal: 'review.level-tests-of-today',
});

/** Guests, who are new to us whenever they drop their cookies; an academy or a library shares a network. */
export const guestLevelTestAllowance = allowance({
  name: 'review.guest-level-tests',
  limit: 40,
  per: 'day',
  by: 'network',
  refusal: 'review.level-tests-of-today',
});

export type LevelItem = { id: string; topic: number; block: 'A' | 'B' | 'C'; difficulty: number };
export type LevelAnswer = LevelItem & { right: boolean };

/** Questions per block, in proportion to the exam: law, social sciences, technical. */
const quota = { A: 14, B: 3, C: 3 } as const;
const GUESS = 1 / 3;
const GRID = Array.from({ length: 41 }, (_, index) => -3 + (index * 6) / 40);

/** Maps difficulty 1 to 3 to the ability scale. */
const hardness = (difficulty: number): number => (difficulty - 2) * 1.2;

/** Three-parameter logistic model with guessing among three options. */
const chanceRight = (ability: number, difficulty: number): number =>
  GUESS + (1 - GUESS) / (1 + Math.exp(-1.4 * (ability - hardness(difficulty))));

/** Expected a posteriori estimate with a standard normal prior. */
export function abilityAfter(answers: readonly LevelAnswer[]): { mean: number; spread: number } {
  const weights = GRID.map((ability) =>
    answers.reduce(
      (weight, { difficulty, right }) => {
        const chance = chanceRight(ability, difficulty);
        return weight * (right ? chance : 1 - chance);
      },
      Math.exp((-ability * ability) / 2),
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = GRID.reduce((sum, ability, index) => sum + ability * (weights[index] ?? 0), 0) / total;
  const variance =
    GRID.reduce((sum, ability, index) => sum + (ability - mean) ** 2 * (weights[index] ?? 0), 0) / total;
  return { mean, spread: Math.sqrt(variance) };
}

/** Fisher information of the three-parameter model. */
export function informationOf(ability: number, difficulty: number): number {
  const chance = chanceRight(ability, difficulty);
  const slope = (1.4 * (chance - GUESS) * (1 - chance)) / (1 - GUESS);
  return slope ** 2 / (chance * (1 - chance));
}

/**
 * The question with most information, preferring incomplete blocks and new topics; among equals, random with a bias to
 * topics asked most in exams. Null at the end of the test.
 */
export function nextLevelItem(
  bank: readonly LevelItem[],
  answers: readonly LevelAnswer[],
  random: () => number,
): LevelItem | null {
  if (answers.length >= LEVEL_QUESTIONS) return null;
  const { mean } = abilityAfter(answers);
  const asked = new Set(answers.map(({ id }) => id));
  const topics = new Set(answers.map(({ topic }) => topic));
  const lacks = (block: LevelItem['block']) =>
    answers.filter((answer) => answer.block === block).length < quota[block];
  let best: { item: LevelItem; score: number } | null = null;
  for (const item of bank) {
    if (asked.has(item.id)) continue;
    const fits = (lacks(item.block) ? 4 : 0) + (topics.has(item.topic) ? 0 : 2);
    const score =
      fits + informationOf(mean, item.difficulty) + Math.log1p(pastQuestions(item.topic)) * 0.05 * random();
    if (!best || score > best.score) best = { item, score };
  }
  return best?.item ?? null;
}

export const levels = ['Punto de partida', 'En marcha', 'Avanzado', 'Cerca del corte'] as const;

export type LevelResult = {
  level: (typeof levels)[number];
  /** Expected score in the official exam today, 0 to 10, with a 90 % interval. */
  expected: number;
  low: number;
  high: number;
  hits: number;
  blocks: { block: 'A' | 'B' | 'C'; asked: number; hits: number }[];
};

/** Expected score on an exam with equal parts of each difficulty. */
const scoreOf = (ability: number): number =>
  ([1, 2, 3] as const).reduce(
    (sum, difficulty) => sum + (10 / 3) * ((chanceRight(ability, difficulty) - GUESS) / (1 - GUESS)),
    0,
  );

export function levelResult(answers: readonly LevelAnswer[]): LevelResult {
  const { mean, spread } = abilityAfter(answers);
  const expected = scoreOf(mean);
  const level = levels[expected < 3 ? 0 : expected < 5 ? 1 : expected < 6.5 ? 2 : 3] ?? levels[0];
  return {
    level,
    expected,
    low: scoreOf(mean - 1.645 * spread),
    high: scoreOf(mean + 1.645 * spread),
    hits: answers.filter(({ right }) => right).length,
    blocks: (['A', 'B', 'C'] as const).map((block) => {
      const own = answers.filter((answer) => answer.block === block);
      return { block, asked: own.length, hits: own.filter(({ right }) => right).length };
    }),
  };
}

/** Sorted by weight in the exam. */
export const failedTopics = (answers: readonly LevelAnswer[]): number[] =>
  [...new Set(answers.filter(({ right }) => !right).map(({ topic }) => topic))].sort(
    (a, b) => topicWeight(b) - topicWeight(a),
  );
