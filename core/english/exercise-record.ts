import type { Exercise } from './content.contract.ts';
import type { ExerciseKind, Skill, Spelling } from './course.ts';
import { skillOf } from './judge.ts';

/** An exercise of any kind with the same fields, as it is stored and edited by admins. */
export type ExerciseRecord = {
  kind: ExerciseKind;
  skill: Skill;
  /** The sentence with its gap, the question, or the Spanish sentence. */
  prompt: string;
  /** A text to read or to listen to. */
  passage: string | null;
  /** Alternatives, words to order, or pairs as «left = right». */
  options: string[];
  answers: string[];
  spelling: Spelling;
  explanation: string | null;
};

const PAIR = ' = ';

export function recordOf(exercise: Exercise): ExerciseRecord {
  const base = {
    kind: exercise.kind,
    skill: skillOf(exercise),
    passage: null,
    options: [],
    answers: [],
    spelling: 'both' as const,
    explanation: null,
  };
  switch (exercise.kind) {
    case 'gap': {
      const { sentence, answers, spelling, explanation } = exercise;
      return { ...base, prompt: sentence, answers, spelling, explanation };
    }
    case 'choice': {
      const { question, text = null, options, answer, explanation } = exercise;
      return { ...base, prompt: question, passage: text, options, answers: [answer], explanation };
    }
    case 'order': {
      const { es, words, answers, explanation } = exercise;
      return { ...base, prompt: es, options: words, answers, explanation };
    }
    case 'matching':
      return { ...base, prompt: exercise.prompt, options: exercise.pairs.map((pair) => pair.join(PAIR)) };
    case 'dictation': {
      const { text, also, es, spelling } = exercise;
      return { ...base, prompt: es, passage: text, answers: also, spelling };
    }
    case 'listening': {
      const { text, question, options, answer, explanation } = exercise;
      return { ...base, prompt: question, passage: text, options, answers: [answer], explanation };
    }
    case 'translation': {
      const { es, answers, spelling, explanation } = exercise;
      return { ...base, prompt: es, answers, spelling, explanation };
    }
  }
}

/** The exercise of a record; parts that its kind does not use are ignored. */
export function exerciseOf(record: ExerciseRecord & { id: string }): Exercise {
  const { id, kind, skill, prompt, options, answers, spelling } = record;
  const explanation = record.explanation ?? '';
  const passage = record.passage ?? '';
  const answer = answers[0] ?? '';
  switch (kind) {
    case 'gap':
      return { id, kind, skill, sentence: prompt, answers, spelling, explanation };
    case 'choice':
      return {
        id,
        kind,
        skill,
        question: prompt,
        options,
        answer,
        explanation,
        ...(record.passage ? { text: record.passage } : {}),
      };
    case 'order':
      return { id, kind, es: prompt, words: options, answers, explanation };
    case 'matching':
      return { id, kind, prompt, pairs: options.map(pairIn) };
    case 'dictation':
      return { id, kind, text: passage, also: answers, es: prompt, spelling };
    case 'listening':
      return { id, kind, text: passage, question: prompt, options, answer, explanation };
    case 'translation':
      return { id, kind, es: prompt, answers, spelling, explanation };
  }
}

function pairIn(option: string): [string, string] {
  const at = option.indexOf(PAIR);
  return at < 0 ? [option.trim(), ''] : [option.slice(0, at).trim(), option.slice(at + PAIR.length).trim()];
}

type RecordFault = { field: keyof ExerciseRecord; reason: string };

/** What the kind of the exercise needs and the record lacks, in the words of the admin form. */
export function missingParts(record: ExerciseRecord): RecordFault[] {
  const { kind, passage, options, answers, explanation } = record;
  const faults: RecordFault[] = [];
  const need = (isMissing: boolean, field: keyof ExerciseRecord, reason: string) =>
    isMissing && faults.push({ field, reason });
  need(
    (kind === 'dictation' || kind === 'listening') && !passage,
    'passage',
    'Escribe el texto que lee la voz.',
  );
  need(
    (kind === 'choice' || kind === 'listening') && (options.length < 3 || options.length > 4),
    'options',
    'Tres o cuatro opciones.',
  );
  need(kind === 'order' && options.length < 3, 'options', 'Al menos tres palabras.');
  need(
    kind === 'matching' &&
      (options.length < 4 || options.some((option) => pairIn(option).some((side) => side === ''))),
    'options',
    'Al menos cuatro parejas, escritas «izquierda = derecha».',
  );
  need(
    kind !== 'dictation' && kind !== 'matching' && answers.length === 0,
    'answers',
    'Al menos una respuesta.',
  );
  need(
    (kind === 'choice' || kind === 'listening') && answers.length > 1,
    'answers',
    'Una sola: la opción correcta.',
  );
  need(
    kind !== 'dictation' && kind !== 'matching' && !explanation,
    'explanation',
    'Explica por qué es la correcta.',
  );
  return faults;
}
