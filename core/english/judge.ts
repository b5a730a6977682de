import { allReadings, readingsOf } from './accepted-answers.ts';
import type { Exercise, ExerciseResponse } from './content.contract.ts';
import { GAP, type Skill } from './course.ts';
import { judgeText } from './judge-text.ts';
import { normalised } from './tokens.ts';
import type { DiffPart } from './word-diff.ts';

export type Verdict = {
  isRight: boolean;
  slip: string | null;
  /** The model answer; the nearest accepted one where several are accepted. */
  solution: string;
  diff: DiffPart[] | null;
};

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Grades an answer. Null when the response has the wrong form for the exercise or names what was not offered.
 * `vocabulary` holds words in lower case that are never taken for a slip of another word.
 */
export function judge(
  exercise: Exercise,
  response: ExerciseResponse,
  vocabulary: ReadonlySet<string> = NO_WORDS,
): Verdict | null {
  switch (exercise.kind) {
    case 'gap':
    case 'translation':
      return response.form === 'text' ? byText(response.text, exercise.answers, exercise.spelling) : null;
    case 'dictation':
      return response.form === 'text'
        ? byText(response.text, [exercise.text, ...exercise.also], exercise.spelling, vocabulary)
        : null;
    case 'choice':
    case 'listening':
      return response.form === 'option' ? byOption(exercise, response.option) : null;
    case 'order':
      return response.form === 'words' ? byOrder(exercise, response.words) : null;
    case 'matching':
      return response.form === 'pairs' ? byPairs(exercise, response.pairs) : null;
  }
}

function byText(
  given: string,
  patterns: readonly string[],
  spelling: 'both' | 'british',
  forgiveSlipUnless?: ReadonlySet<string>,
): Verdict | null {
  const verdict = judgeText(given, { accepted: allReadings(patterns), spelling, forgiveSlipUnless });
  return (
    verdict && {
      isRight: verdict.isRight,
      slip: verdict.slip,
      solution: verdict.isRight ? modelAnswer(patterns) : verdict.nearest,
      diff: verdict.diff,
    }
  );
}

function byOption(
  { options, answer }: { options: string[]; answer: string },
  option: string,
): Verdict | null {
  if (!options.includes(option)) return null;
  return { isRight: option === answer, slip: null, solution: answer, diff: null };
}

type OrderExercise = Extract<Exercise, { kind: 'order' }>;

/** Every word has to be used once. */
function byOrder({ words, answers }: OrderExercise, given: readonly string[]): Verdict | null {
  if (!isPermutation(given, words)) return null;
  const verdict = judgeText(given.join(' '), { accepted: allReadings(answers), spelling: 'british' });
  return (
    verdict && {
      isRight: verdict.isRight,
      slip: null,
      solution: verdict.isRight ? modelAnswer(answers) : verdict.nearest,
      diff: verdict.diff,
    }
  );
}

type MatchingExercise = Extract<Exercise, { kind: 'matching' }>;

function byPairs({ pairs }: MatchingExercise, given: readonly (readonly string[])[]): Verdict | null {
  const lefts = pairs.map(([left]) => left);
  const rights = pairs.map(([, right]) => right);
  if (
    !isPermutation(
      given.map(([left = '']) => left),
      lefts,
    )
  )
    return null;
  if (
    !isPermutation(
      given.map(([, right = '']) => right),
      rights,
    )
  )
    return null;
  const right = new Map(pairs);
  return {
    isRight: given.every(([left = '', value]) => right.get(left) === value),
    slip: null,
    solution: pairs.map(([left, value]) => `${left} → ${value}`).join(' · '),
    diff: null,
  };
}

export function isPermutation(one: readonly string[], other: readonly string[]): boolean {
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((word, index) => word === sorted[index]);
}

export const modelAnswer = (patterns: readonly string[]): string => readingsOf(patterns[0] ?? '')?.[0] ?? '';

/** The sentence of a gap with an answer in it, without the hint. */
export const filledGap = (sentence: string, answer: string): string =>
  sentence.replace(/\s*\([^)]*\)\s*$/, '').replace(GAP, answer);

/** Whether the words of an order exercise make this answer. */
export const isMadeOf = (answer: string, words: readonly string[]): boolean =>
  isPermutation(normalised(answer, 'british').split(' '), normalised(words.join(' '), 'british').split(' '));

/** What an exercise trains. */
export function skillOf(exercise: Exercise): Skill {
  switch (exercise.kind) {
    case 'gap':
    case 'choice':
      return exercise.skill;
    case 'order':
      return 'grammar';
    case 'matching':
      return 'vocabulary';
    case 'dictation':
    case 'listening':
      return 'listening';
    case 'translation':
      return 'writing';
  }
}
