import { shuffled } from '../platform/random/shuffled.ts';
import { seeded } from '../review/seeded.ts';
import type { Exercise, PlacementItem } from './content.contract.ts';

type Random = () => number;

/** An exercise as it is sent to the user: without its answer, with what can be ordered in random order. */
export type ShownExercise =
  | { kind: 'gap'; id: string; sentence: string }
  | { kind: 'choice'; id: string; text: string | null; question: string; options: string[] }
  | { kind: 'order'; id: string; es: string; words: string[] }
  | { kind: 'matching'; id: string; prompt: string; left: string[]; right: string[] }
  /** The text is needed on the device: its voice reads it. */
  | { kind: 'dictation'; id: string; text: string }
  | { kind: 'listening'; id: string; text: string; question: string; options: string[] }
  | { kind: 'translation'; id: string; es: string };

export function shownExercise(exercise: Exercise, random: Random): ShownExercise {
  const { id } = exercise;
  switch (exercise.kind) {
    case 'gap':
      return { kind: 'gap', id, sentence: exercise.sentence };
    case 'choice': {
      const { text = null, question, options } = exercise;
      return { kind: 'choice', id, text, question, options: shuffled(options, random) };
    }
    case 'order':
      return { kind: 'order', id, es: exercise.es, words: shuffled(exercise.words, random) };
    case 'matching':
      return {
        kind: 'matching',
        id,
        prompt: exercise.prompt,
        left: exercise.pairs.map(([left]) => left),
        right: shuffled(
          exercise.pairs.map(([, right]) => right),
          random,
        ),
      };
    case 'dictation':
      return { kind: 'dictation', id, text: exercise.text };
    case 'listening': {
      const { text, question, options } = exercise;
      return { kind: 'listening', id, text, question, options: shuffled(options, random) };
    }
    case 'translation':
      return { kind: 'translation', id, es: exercise.es };
  }
}

/** Random numbers that a text determines (FNV-1a). */
export function randomOf(text: string): Random {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return seeded(hash);
}

export const shownPlacementItem = ({ id, question, options }: PlacementItem, random: Random) => ({
  id,
  question,
  options: shuffled(options, random),
});
