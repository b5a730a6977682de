import { readingsOf } from './accepted-answers.ts';
import type { Exercise, ExerciseResponse } from './content.contract.ts';
import { GAP } from './course.ts';
import { filledGap, isMadeOf, judge, modelAnswer } from './judge.ts';
import { isAmbiguous, normalised } from './tokens.ts';

export type ExerciseFault = { field: string; reason: string };

/** Whether an exercise can be solved, and with exactly the answers it accepts. */
export function exerciseFaults(exercise: Exercise): ExerciseFault[] {
  const faults = kindFaults(exercise);
  if (faults.length === 0 && solutionsOf(exercise).some((response) => !judge(exercise, response)?.isRight))
    faults.push({ field: 'answers', reason: 'has an answer that the rule does not accept' });
  return faults;
}

function kindFaults(exercise: Exercise): ExerciseFault[] {
  switch (exercise.kind) {
    case 'gap':
      return [...gapFaults(exercise), ...writtenFaults(exercise.answers)];
    case 'translation':
      return writtenFaults(exercise.answers);
    case 'choice':
    case 'listening':
      return optionFaults(exercise);
    case 'order':
      return orderFaults(exercise);
    case 'matching':
      return matchingFaults(exercise);
    case 'dictation':
      return repeats([exercise.text, ...exercise.also])
        ? [{ field: 'also', reason: 'repeats an accepted answer' }]
        : [];
  }
}

/** Answers that the user writes. */
function writtenFaults(answers: readonly string[]): ExerciseFault[] {
  const readings = answers.map(readingsOf);
  const unreadable = readings.indexOf(null);
  if (unreadable >= 0) return [{ field: `answers.${unreadable}`, reason: 'does not parse' }];
  const all = readings.flatMap((one) => one ?? []);
  const faults: ExerciseFault[] = [];
  if (repeats(all)) faults.push({ field: 'answers', reason: 'repeats an accepted answer' });
  if (all.some(isAmbiguous))
    faults.push({ field: 'answers', reason: "has 's or 'd with two meanings: write the full form" });
  return faults;
}

type Of<K extends Exercise['kind']> = Extract<Exercise, { kind: K }>;

function gapFaults({ sentence, answers }: Of<'gap'>): ExerciseFault[] {
  if (sentence.split(GAP).length !== 2) return [{ field: 'sentence', reason: `must have one ${GAP}` }];
  const before = normalised(sentence.split(GAP)[0] ?? '')
    .split(' ')
    .at(-1);
  const filled = filledGap(sentence, modelAnswer(answers));
  const faults: ExerciseFault[] = [];
  if (filled.includes('_')) faults.push({ field: 'sentence', reason: 'has a line that is no gap' });
  if (before !== '' && before === normalised(modelAnswer(answers)).split(' ')[0])
    faults.push({ field: 'answers', reason: 'repeats the word before the gap' });
  return faults;
}

function optionFaults({ options, answer }: Of<'choice' | 'listening'>): ExerciseFault[] {
  const faults: ExerciseFault[] = [];
  if (options.filter((option) => option === answer).length !== 1)
    faults.push({ field: 'answer', reason: 'is not exactly one of the options' });
  if (repeats(options)) faults.push({ field: 'options', reason: 'repeat an option' });
  return faults;
}

function orderFaults({ words, answers }: Of<'order'>): ExerciseFault[] {
  const faults = answers.flatMap((answer, index) => {
    const readings = readingsOf(answer);
    if (readings === null) return [{ field: `answers.${index}`, reason: 'does not parse' }];
    return readings.every((reading) => isMadeOf(reading, words))
      ? []
      : [{ field: `answers.${index}`, reason: 'is no permutation of the words' }];
  });
  if (repeats(answers)) faults.push({ field: 'answers', reason: 'repeats an accepted answer' });
  if (answers.some((answer) => normalised(answer, 'british') === normalised(words.join(' '), 'british')))
    faults.push({ field: 'words', reason: 'are already in order' });
  return faults;
}

function matchingFaults({ pairs }: Of<'matching'>): ExerciseFault[] {
  const isTwice = repeats(pairs.map(([left]) => left)) || repeats(pairs.map(([, right]) => right));
  return isTwice ? [{ field: 'pairs', reason: 'repeat a side, so that two pairs would be right' }] : [];
}

/** Every accepted response. */
function solutionsOf(exercise: Exercise): ExerciseResponse[] {
  switch (exercise.kind) {
    case 'gap':
    case 'translation':
      return exercise.answers.flatMap((answer) =>
        (readingsOf(answer) ?? []).map((text) => ({ form: 'text' as const, text })),
      );
    case 'dictation':
      return [exercise.text, ...exercise.also].map((text) => ({ form: 'text', text }));
    case 'choice':
    case 'listening':
      return [{ form: 'option', option: exercise.answer }];
    case 'matching':
      return [{ form: 'pairs', pairs: exercise.pairs }];
    case 'order':
      return [];
  }
}

const repeats = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => normalised(text, 'british'))).size < texts.length;
