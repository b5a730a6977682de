import { canonical } from '../../platform/canonical.ts';
import type { Reference } from '../content/content.contract.ts';
import { type Letter, letters } from './letters.ts';

export type Options = Record<Letter, string>;
/** One explanation per alternative, or a single one for true/false. */
export type Explanation = Options | string;

export const answerKeys = [...letters, 'true', 'false'] as const;
export type AnswerKey = (typeof answerKeys)[number];

/** The part of a question that users see and are graded by. */
export type QuestionText = {
  stem: string;
  /** Null for a true/false. */
  options: Options | null;
  answer: AnswerKey;
  explanation: Explanation;
  reference: Reference | null;
  source: string | null;
  difficulty: number;
  validOn: string;
};

export function textOf<T extends QuestionText>(row: T): QuestionText {
  const { stem, options, answer, explanation, reference, source, difficulty, validOn } = row;
  return { stem, options, answer, explanation, reference, source, difficulty, validOn };
}

export const sameText = (one: QuestionText, other: QuestionText): boolean =>
  canonical(textOf(one)) === canonical(textOf(other));

/**
 * The wrong and the right key, both as letters of `before`. Null when the right answer is unchanged, or when the
 * question is a different one, for which old answers mean nothing.
 */
export function correctedKey(
  before: QuestionText,
  after: QuestionText,
): { oldKey: AnswerKey; newKey: AnswerKey } | null {
  if (!before.options || !after.options) {
    const flipped = before.stem === after.stem && before.answer !== after.answer;
    return flipped ? { oldKey: before.answer, newKey: after.answer } : null;
  }
  const options = before.options;
  const right = rightOption(after);
  // Reordered alternatives keep their right one.
  const newKey = letters.find((letter) => options[letter] === right);
  if (newKey !== undefined) return newKey === before.answer ? null : { oldKey: before.answer, newKey };
  // If the text of the right alternative changed, the key was wrong only if the old alternative still exists in its
  // place.
  const oldStands = letters.some(
    (letter) => letter === before.answer && after.options?.[letter] === options[letter],
  );
  return oldStands && after.answer !== before.answer ? { oldKey: before.answer, newKey: after.answer } : null;
}

/** The text of the right alternative, or the key of a true/false. */
export function rightOption({ options, answer }: Pick<QuestionText, 'options' | 'answer'>): string {
  const letter = letters.find((candidate) => candidate === answer);
  return options && letter ? options[letter] : answer;
}

/** The explanation of the right answer, for a correction without its own reason. */
export function explanationOfKey({ explanation, answer }: QuestionText): string {
  const letter = letters.find((candidate) => candidate === answer);
  if (typeof explanation === 'string') return explanation;
  return letter ? explanation[letter] : '';
}
