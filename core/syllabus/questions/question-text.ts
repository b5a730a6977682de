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

/** What decides whether the key changed. */
export type Keyed = Pick<QuestionText, 'stem' | 'options' | 'answer'>;

/**
 * The key of `current` in the letters of `asked`, which may have its alternatives in another order or in other words.
 * Null when the question became a different one, for which old answers mean nothing.
 */
export function keyIn(asked: Keyed, current: Keyed): AnswerKey | null {
  if (!asked.options || !current.options) return asked.stem === current.stem ? current.answer : null;
  const [before, after] = [asked.options, current.options];
  const same = letters.find((letter) => before[letter] === rightOption(current));
  if (same !== undefined) return same;
  // The right alternative has new words. With the other two still there, it is the third one.
  const gone = letters.filter((letter) => letters.every((other) => before[letter] !== after[other]));
  if (gone.length === 1) return gone[0] ?? null;
  // With two new alternatives only the place is left, and it counts if the old right one is in its own place.
  const isInPlace = gone.some((letter) => letter === current.answer);
  const oldStands = letters.some(
    (letter) => letter === asked.answer && (letter === current.answer || before[letter] === after[letter]),
  );
  return gone.length === 2 && isInPlace && oldStands ? current.answer : null;
}

/** The wrong and the right key, both as letters of `before`. Null when the right answer is unchanged. */
export function correctedKey(before: Keyed, after: Keyed): { oldKey: AnswerKey; newKey: AnswerKey } | null {
  const newKey = keyIn(before, after);
  return newKey === null || newKey === before.answer ? null : { oldKey: before.answer, newKey };
}

/** The text of the right alternative, or the key of a true/false. */
export function rightOption({ options, answer }: Pick<QuestionText, 'options' | 'answer'>): string {
  const letter = letters.find((candidate) => candidate === answer);
  return options && letter ? options[letter] : answer;
}

/** The explanation of the right answer. */
export function explanationOfKey({ explanation, answer }: QuestionText): string {
  const letter = letters.find((candidate) => candidate === answer);
  if (typeof explanation === 'string') return explanation;
  return letter ? explanation[letter] : '';
}
