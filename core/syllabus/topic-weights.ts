/**
 * How many of the 593 classified questions of six official exams (2020–2025) fell in each topic, topic 1 first. The
 * official call (BOE-A-2026-15055) defines no weight per topic; these are observed frequencies.
 */
const PAST_QUESTIONS: readonly number[] = [
  // A) Ciencias Jurídicas, 1–26
  17, 15, 23, 19, 15, 15, 11, 54, 19, 20, 10, 14, 15, 22, 8, 19, 20, 16, 8, 12, 20, 10, 15, 1, 15, 12,
  // B) Ciencias Sociales, 27–37
  14, 9, 11, 6, 5, 7, 5, 10, 7, 4, 10,
  // C) Materias Técnico-Científicas, 38–45
  13, 8, 9, 13, 14, 10, 5, 8,
];

export const TOPIC_COUNT = PAST_QUESTIONS.length;
const PAST_TOTAL = PAST_QUESTIONS.reduce((total, count) => total + count, 0);

/** 0 for an unknown topic. */
export function pastQuestions(topic: number): number {
  return PAST_QUESTIONS[topic - 1] ?? 0;
}

/** The share of past exam questions of a topic, 0 to 1; all 45 add up to 1. */
export function topicWeight(topic: number): number {
  return pastQuestions(topic) / PAST_TOTAL;
}

/** The questions of six official exams together, topic 1 first. */
export const pastSpread: readonly number[] = PAST_QUESTIONS;

export const spreadOverTopics = (total: number): number[] => distribute(total, PAST_QUESTIONS);

/**
 * Distributes `total` questions by weight, with the largest remainder (Hamilton). Ties go to the greater weight, then to
 * the lower index.
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = (weight * total) / all;
    return { index, weight, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const left = total - shares.reduce((sum, share) => sum + share.whole, 0);
  const rounded = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest || b.weight - a.weight || a.index - b.index)
      .slice(0, left)
      .map((share) => share.index),
  );
  return shares.map((share) => share.whole + (rounded.has(share.index) ? 1 : 0));
}
