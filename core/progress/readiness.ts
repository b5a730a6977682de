import { TOPIC_COUNT, topicWeight } from '../syllabus/topic-weights';

/**
 * The answers of one day and topic to new items, because an exam asks new questions. `score` is the sum over the answers
 * with the exam's penalty (1 or −1/(n−1)), corrected by item difficulty; its mean estimates the mastered share.
 */
export type Evidence = { topic: number; daysAgo: number; answers: number; score: number };

export type TopicKnowledge = { topic: number; mean: number; spread: number; answers: number };

export type Readiness = {
  /** Score in the official exam, 0 to 10, with its 90 % interval. */
  expected: number;
  low: number;
  high: number;
  spread: number;
  /** Standard error of the expected score, without the variance of a single exam. */
  doubt: number;
  /** Mastered share, 0 to 1, topic 1 first. */
  topics: TopicKnowledge[];
};

const QUESTIONS = 100;
/** Two-sided 90 %. */
const Z = 1.6449;
/** Prior means and standard deviations, as shares of the syllabus. */
const prior = {
  level: 0.35,
  levelSpread: 0.25,
  topicSpread: 0.15,
  trend: 0.02,
  trendSpread: 0.04,
  practice: 0.22,
  practiceSpread: 0.12,
};
/** Coefficients common to all topics: level, trend and practice. */
const COMMON = 3;
/** Unit of the trend coefficient. */
const TREND_DAYS = 60;
/** Answers after which half of the practice effect is reached. */
const HALF_PRACTICE_ANSWERS = 20;
/** Daily variance of a topic's knowledge around the common trend. */
const DRIFT_VARIANCE = 0.0004;
/** Standard deviation in points not explained by the model: form on the day, difficulty of the exam. */
const UNEXPLAINED = 0.1;

/** Variance of a question's score when the unknown share is guessed among three options. */
export function scoreVariance(known: number): number {
  const right = Math.min(0.99, Math.max(0.34, (1 + 2 * known) / 3));
  return 2.25 * right * (1 - right);
}

/**
 * Bayesian linear regression of the scores on level, trend, practice and topic effects, exact with Gaussian noise.
 * Topics without answers are estimated from the rest.
 */
export function estimateReadiness(evidence: readonly Evidence[]): Readiness {
  const size = COMMON + TOPIC_COUNT;
  const precision = Array.from({ length: size }, () => new Float64Array(size));
  const pull = new Float64Array(size);
  const setPrior = (i: number, mean: number, spread: number) => {
    const row = precision[i];
    if (row) row[i] = 1 / spread ** 2;
    pull[i] = mean / spread ** 2;
  };
  setPrior(0, prior.level, prior.levelSpread);
  setPrior(1, prior.trend, prior.trendSpread);
  setPrior(2, prior.practice, prior.practiceSpread);
  for (let topic = 0; topic < TOPIC_COUNT; topic++) setPrior(COMMON + topic, 0, prior.topicSpread);

  const total = evidence.reduce((sum, { answers }) => sum + answers, 0);
  const average = total > 0 ? evidence.reduce((sum, { score }) => sum + score, 0) / total : prior.level;
  const noise = scoreVariance(average);
  const practised = new Map<number, number>();
  for (const { topic, daysAgo, answers, score } of [...evidence].sort((a, b) => b.daysAgo - a.daysAgo)) {
    if (answers === 0 || topic < 1 || topic > TOPIC_COUNT) continue;
    const before = practised.get(topic) ?? 0;
    practised.set(topic, before + answers);
    const weight = 1 / (noise / answers + DRIFT_VARIANCE * daysAgo);
    const at = COMMON + topic - 1;
    const row: [number, number][] = [
      [0, 1],
      [1, -daysAgo / TREND_DAYS],
      [2, practiceEffect(before + answers / 2)],
      [at, 1],
    ];
    for (const [i, x] of row) {
      pull[i] = (pull[i] ?? 0) + (weight * x * score) / answers;
      const into = precision[i];
      if (into) for (const [j, y] of row) into[j] = (into[j] ?? 0) + weight * x * y;
    }
  }
  const covariance = inverse(precision);
  const mean = covariance.map((row) => row.reduce((sum, value, j) => sum + value * (pull[j] ?? 0), 0));

  const exam = new Float64Array(size);
  const topics: TopicKnowledge[] = [];
  let examVariance = 0;
  for (let topic = 1; topic <= TOPIC_COUNT; topic++) {
    const answers = practised.get(topic) ?? 0;
    const now = new Float64Array(size);
    now[0] = 1;
    now[2] = practiceEffect(answers);
    now[COMMON + topic - 1] = 1;
    const weight = topicWeight(topic);
    for (let i = 0; i < size; i++) exam[i] = (exam[i] ?? 0) + weight * (now[i] ?? 0);
    const share = dot(now, mean);
    topics.push({ topic, mean: clamp(share, 0, 1), spread: Math.sqrt(quadratic(now, covariance)), answers });
    examVariance += (weight * scoreVariance(share)) / QUESTIONS;
  }
  const expected = clamp(10 * dot(exam, mean), 0, 10);
  const doubt = quadratic(exam, covariance);
  const spread = Math.sqrt(100 * (doubt + examVariance) + UNEXPLAINED ** 2);
  return {
    expected,
    low: clamp(expected - Z * spread, 0, 10),
    high: clamp(expected + Z * spread, 0, 10),
    spread,
    doubt: 10 * Math.sqrt(doubt),
    topics,
  };
}

/** Diminishing returns of practice in a topic. */
const practiceEffect = (answers: number): number => answers / (answers + HALF_PRACTICE_ANSWERS);

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const quadratic = (x: Float64Array, matrix: readonly Float64Array[]): number => {
  let sum = 0;
  matrix.forEach((row, i) => {
    if (x[i]) sum += (x[i] ?? 0) * dot(row, x);
  });
  return sum;
};

/** Probability of reaching a score in one exam. */
export const chanceOf = (
  { expected, spread }: Pick<Readiness, 'expected' | 'spread'>,
  score: number,
): number => normalCdf((expected - score) / spread);

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Standard normal CDF (Abramowitz and Stegun 26.2.17; error under 1e-7). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** Gauss–Jordan without pivoting, which a symmetric positive definite matrix does not need. */
export function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const work = matrix.map((row, i) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + i] = 1;
    return wide;
  });
  for (let pivot = 0; pivot < size; pivot++) {
    const top = work[pivot];
    if (!top) continue;
    const scale = 1 / (top[pivot] ?? 1);
    for (let column = pivot; column < 2 * size; column++) top[column] = (top[column] ?? 0) * scale;
    for (let other = 0; other < size; other++) {
      const row = work[other];
      const factor = row?.[pivot] ?? 0;
      if (!row || other === pivot || factor === 0) continue;
      for (let column = pivot; column < 2 * size; column++)
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  return work.map((row) => row.slice(size));
}
