import { TOPIC_COUNT, topicWeight } from '../syllabus/topic-weights';
import { belowNormal, inverse } from './gaussian';

/**
 * The answers of one day in one topic to items never met before: an exam asks what was not asked. `marks` adds up
 * each answer as the exam would mark it, 1 or −1/(n−1), less how much easier than its topic the item is for everyone:
 * on average that is the share of the topic that is known, whatever was guessed.
 */
export type Evidence = { topic: number; daysAgo: number; answers: number; marks: number };

export type TopicKnowledge = { topic: number; mean: number; spread: number; answers: number };

export type Readiness = {
  /** The score of the official exam, 0 to 10, and the 90 % interval of one sitting of it. */
  expected: number;
  low: number;
  high: number;
  spread: number;
  /** How far the expected score itself may be off, without the luck of one exam. */
  doubt: number;
  /** Share known, 0 to 1, topic 1 first. */
  topics: TopicKnowledge[];
};

const QUESTIONS = 100;
/** Two-sided 90 %. */
const Z = 1.6449;
/** What is believed of somebody who has answered nothing: shares of the syllabus, standard deviations. */
const prior = {
  level: 0.35,
  levelSpread: 0.25,
  topicSpread: 0.15,
  trend: 0.02,
  trendSpread: 0.04,
  practice: 0.22,
  practiceSpread: 0.12,
};
/** Level, trend and practice are common to all topics. */
const COMMON = 3;
/** The trend is what changes in so many days. */
const TREND_DAYS = 60;
/** Answers after which half of what practice teaches is learnt. */
const HALF_LEARNT = 20;
/** How much a topic's knowledge may wander in a day beyond the common trend, as variance. */
const WANDER = 0.0004;
/** What no model of a person catches, in points: form on the day, how hard a paper comes out. */
const UNEXPLAINED = 0.1;

/** The variance of one question's mark when a share `known` of them is known and the rest is guessed among three. */
export function markVariance(known: number): number {
  const right = Math.min(0.99, Math.max(0.34, (1 + 2 * known) / 3));
  return 2.25 * right * (1 - right);
}

/**
 * Level, trend and what each topic adds to the level, as one Bayesian linear regression on marks: exact with Gaussian
 * noise, and without the assumption that knowledge follows a logistic curve. Topics without answers take after the rest.
 */
export function estimateReadiness(evidence: readonly Evidence[]): Readiness {
  const size = COMMON + TOPIC_COUNT;
  const precision = Array.from({ length: size }, () => new Float64Array(size));
  const pull = new Float64Array(size);
  const believe = (i: number, mean: number, spread: number) => {
    const row = precision[i];
    if (row) row[i] = 1 / spread ** 2;
    pull[i] = mean / spread ** 2;
  };
  believe(0, prior.level, prior.levelSpread);
  believe(1, prior.trend, prior.trendSpread);
  believe(2, prior.practice, prior.practiceSpread);
  for (let topic = 0; topic < TOPIC_COUNT; topic++) believe(COMMON + topic, 0, prior.topicSpread);

  const total = evidence.reduce((sum, { answers }) => sum + answers, 0);
  const average = total > 0 ? evidence.reduce((sum, { marks }) => sum + marks, 0) / total : prior.level;
  const noise = markVariance(average);
  const practised = new Map<number, number>();
  for (const { topic, daysAgo, answers, marks } of [...evidence].sort((a, b) => b.daysAgo - a.daysAgo)) {
    if (answers === 0 || topic < 1 || topic > TOPIC_COUNT) continue;
    const before = practised.get(topic) ?? 0;
    practised.set(topic, before + answers);
    const weight = 1 / (noise / answers + WANDER * daysAgo);
    const at = COMMON + topic - 1;
    const row: [number, number][] = [
      [0, 1],
      [1, -daysAgo / TREND_DAYS],
      [2, learnt(before + answers / 2)],
      [at, 1],
    ];
    for (const [i, x] of row) {
      pull[i] = (pull[i] ?? 0) + (weight * x * marks) / answers;
      const into = precision[i];
      if (into) for (const [j, y] of row) into[j] = (into[j] ?? 0) + weight * x * y;
    }
  }
  const covariance = inverse(precision);
  const mean = covariance.map((row) => row.reduce((sum, value, j) => sum + value * (pull[j] ?? 0), 0));

  const exam = new Float64Array(size);
  const topics: TopicKnowledge[] = [];
  let luck = 0;
  for (let topic = 1; topic <= TOPIC_COUNT; topic++) {
    const answers = practised.get(topic) ?? 0;
    const now = new Float64Array(size);
    now[0] = 1;
    now[2] = learnt(answers);
    now[COMMON + topic - 1] = 1;
    const weight = topicWeight(topic);
    for (let i = 0; i < size; i++) exam[i] = (exam[i] ?? 0) + weight * (now[i] ?? 0);
    const share = dot(now, mean);
    topics.push({ topic, mean: clamp(share, 0, 1), spread: Math.sqrt(quadratic(now, covariance)), answers });
    luck += (weight * markVariance(share)) / QUESTIONS;
  }
  const expected = clamp(10 * dot(exam, mean), 0, 10);
  const doubt = quadratic(exam, covariance);
  const spread = Math.sqrt(100 * (doubt + luck) + UNEXPLAINED ** 2);
  return {
    expected,
    low: clamp(expected - Z * spread, 0, 10),
    high: clamp(expected + Z * spread, 0, 10),
    spread,
    doubt: 10 * Math.sqrt(doubt),
    topics,
  };
}

/** Practice in a topic teaches less and less. */
const learnt = (answers: number): number => answers / (answers + HALF_LEARNT);

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

/** The chance of reaching a mark in one sitting. */
export const chanceOf = (
  { expected, spread }: Pick<Readiness, 'expected' | 'spread'>,
  mark: number,
): number => belowNormal((expected - mark) / spread);

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
