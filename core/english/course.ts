/** The vocabulary of the English course: levels, skills and kinds of exercise. */
export const courseLevels = ['A2', 'B1', 'B2'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** A placement test may also find that somebody has not reached A2 yet. */
export const placementLevels = ['A1', ...courseLevels] as const;
export type PlacementLevel = (typeof placementLevels)[number];

export const skills = ['grammar', 'vocabulary', 'reading', 'listening', 'writing'] as const;
export type Skill = (typeof skills)[number];

export const exerciseKinds = [
  'gap',
  'choice',
  'order',
  'matching',
  'dictation',
  'listening',
  'translation',
] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

export const partsOfSpeech = [
  'noun',
  'verb',
  'phrasal verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'number',
  'expression',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** `both` also accepts the American spelling of a word; `british` is for exercises about the spelling itself. */
export const spellings = ['both', 'british'] as const;
export type Spelling = (typeof spellings)[number];

/** Where the missing words of a gap stand. */
export const GAP = '___';

export const kindNames: Record<ExerciseKind, string> = {
  gap: 'Completar',
  choice: 'Elegir',
  order: 'Ordenar',
  matching: 'Emparejar',
  dictation: 'Dictado',
  listening: 'Escucha',
  translation: 'Traducir',
};

export const skillNames: Record<Skill, string> = {
  grammar: 'Gramática',
  vocabulary: 'Vocabulario',
  reading: 'Comprensión lectora',
  listening: 'Comprensión oral',
  writing: 'Escritura',
};

export const partNames: Record<PartOfSpeech, string> = {
  noun: 'sustantivo',
  verb: 'verbo',
  'phrasal verb': 'verbo con partícula',
  adjective: 'adjetivo',
  adverb: 'adverbio',
  preposition: 'preposición',
  conjunction: 'conjunción',
  pronoun: 'pronombre',
  number: 'número',
  expression: 'locución',
};
