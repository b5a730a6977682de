import { pastQuestions } from '../syllabus/topic-weights.ts';

/** A question of the bank and the article it refers to. */
export type Referring = { topic: number; law: string | null; article: string | null };

export const articleKey = (law: string, article: string): string => `${law}/${article}`;

/**
 * How many of the 593 questions of six official exams would fall on each article, by its key: those of a topic are
 * shared out like the bank's questions of that topic. Exams are only classified by topic, so it is an estimate.
 */
export function expectedQuestions(bank: readonly Referring[]): Map<string, number> {
  const inTopic = new Map<number, number>();
  for (const { topic } of bank) inTopic.set(topic, (inTopic.get(topic) ?? 0) + 1);
  const expected = new Map<string, number>();
  for (const { topic, law, article } of bank) {
    if (law === null || article === null) continue;
    const key = articleKey(law, article);
    expected.set(key, (expected.get(key) ?? 0) + pastQuestions(topic) / (inTopic.get(topic) ?? 1));
  }
  return expected;
}

export const HEAT_LEVELS = 5;
const STEPS = [0.02, 0.1, 0.25, 0.5, 1];

/** 0 (never) to 5 (once or more in six exams). */
export const heatOf = (expected: number): number => STEPS.filter((step) => expected >= step).length;
