import { canonical } from '../../platform/canonical.ts';
import type { Reference } from '../content/content.contract.ts';
import { type Letter, letters } from './letters.ts';

export type Options = Record<Letter, string>;
/** One sentence for each alternative; a single one for a true/false. */
export type Explanation = Options | string;

export const answerKeys = [...letters, 'true', 'false'] as const;
export type AnswerKey = (typeof answerKeys)[number];

/** What a candidate reads of a question and is judged by. */
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
 * The key that was wrong and the one that is right, both in the letters of `before`; null when the right answer is still
 * the same, or when the question became another one, whose old answers say nothing about it.
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
  // Shuffled alternatives keep their right one.
  const newKey = letters.find((letter) => options[letter] === right);
  if (newKey !== undefined) return newKey === before.answer ? null : { oldKey: before.answer, newKey };
  // The right one was reworded: it is another one than before only if the old one still stands where it stood.
  const oldStands = letters.some(
    (letter) => letter === before.answer && after.options?.[letter] === options[letter],
  );
  return oldStands && after.answer !== before.answer ? { oldKey: before.answer, newKey: after.answer } : null;
}

/** The words of the right alternative; of a true/false, its key. */
export function rightOption({ options, answer }: Pick<QuestionText, 'options' | 'answer'>): string {
  const letter = letters.find((candidate) => candidate === answer);
  return options && letter ? options[letter] : answer;
}

/** Why the key is what it is, for a correction that came without a reason of its own. */
export function explanationOfKey({ explanation, answer }: QuestionText): string {
  const letter = letters.find((candidate) => candidate === answer);
  if (typeof explanation === 'string') return explanation;
  return letter ? explanation[letter] : '';
}
