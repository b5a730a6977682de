import type { AnswerKey } from '../../syllabus/questions/question-text';

/** With fewer answers the shares would say little, and something about single users. */
export const MIN_SHARED_ANSWERS = 30;

export type ChoiceCount = { choice: AnswerKey; answers: number };
export type ChoiceShare = { choice: AnswerKey; percent: number };

/** Whole percentages that add up to 100, in the order of the alternatives; null with too few answers. */
export function choiceShares(
  counts: readonly ChoiceCount[],
  alternatives: readonly AnswerKey[],
): { answers: number; shares: ChoiceShare[] } | null {
  const rows = alternatives.map((choice) => ({
    choice,
    answers: Math.max(0, counts.find((count) => count.choice === choice)?.answers ?? 0),
  }));
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  if (answers < MIN_SHARED_ANSWERS) return null;
  const exact = rows.map((row) => (row.answers * 100) / answers);
  const missing = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  // The largest remainders are rounded up.
  const up = new Set(
    exact
      .map((percent, index) => ({ index, rest: percent % 1 }))
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return {
    answers,
    shares: rows.map(({ choice }, index) => ({
      choice,
      percent: Math.floor(exact[index] ?? 0) + (up.has(index) ? 1 : 0),
    })),
  };
}
