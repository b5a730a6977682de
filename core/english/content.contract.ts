import { z } from 'zod';
import { courseLevels, partsOfSpeech, placementLevels, skills, spellings } from './course.ts';

// The files of content/english. A key the schema does not know is a fault.

const line = z.string().trim().min(1).max(300);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const optionList = z.array(line).min(3).max(4);
/** Patterns of accepted answers (accepted-answers.ts). */
const answers = z.array(line).min(1).max(12);

const exerciseId = z.string().regex(/^l\d{2}-e\d{2}$/);
const spelling = z.enum(spellings).default('both');
/** Why the answer is right, in Spanish; shown after answering. */
const explanation = z.string().trim().min(1).max(400);

const gap = z.strictObject({
  id: exerciseId,
  kind: z.literal('gap'),
  skill: z.enum(skills).default('grammar'),
  /** One sentence with one gap; a hint such as «(be)» may follow it. */
  sentence: line,
  answers,
  spelling,
  explanation,
});

const choice = z.strictObject({
  id: exerciseId,
  kind: z.literal('choice'),
  skill: z.enum(skills).default('grammar'),
  /** A short text that the question is about. */
  text: z.string().trim().min(1).max(1500).optional(),
  question: line,
  options: optionList,
  answer: line,
  explanation,
});

const order = z.strictObject({
  id: exerciseId,
  kind: z.literal('order'),
  es: line,
  /** As shown before they are shuffled for a user. */
  words: z.array(line).min(3).max(16),
  answers,
  explanation,
});

const matching = z.strictObject({
  id: exerciseId,
  kind: z.literal('matching'),
  prompt: line,
  pairs: z
    .array(z.tuple([line, line]))
    .min(4)
    .max(8),
});

const dictation = z.strictObject({
  id: exerciseId,
  kind: z.literal('dictation'),
  /** What the voice reads; always accepted. */
  text: line,
  also: z.array(line).default([]),
  es: line,
  spelling,
});

const listening = z.strictObject({
  id: exerciseId,
  kind: z.literal('listening'),
  /** Read by the voice, and shown after answering. */
  text: z.string().trim().min(1).max(600),
  question: line,
  options: optionList,
  answer: line,
  explanation,
});

const translation = z.strictObject({
  id: exerciseId,
  kind: z.literal('translation'),
  es: line,
  answers,
  spelling,
  explanation,
});

export const ExerciseFile = z.discriminatedUnion('kind', [
  gap,
  choice,
  order,
  matching,
  dictation,
  listening,
  translation,
]);

/** `content/english/lessons/NN-slug.yaml` */
export const LessonFile = z.strictObject({
  id: z.string().regex(/^l\d{2}$/),
  level: z.enum(courseLevels),
  title: line,
  grammar: line,
  goal: line,
  /** Markdown, in Spanish. */
  explanation: z.string().trim().min(200).max(4000),
  examples: z
    .array(z.strictObject({ en: line, es: line }))
    .min(3)
    .max(12),
  exercises: z.array(ExerciseFile).min(8).max(12),
});

/** An entry of `content/english/course.yaml`: lessons of one level that belong together. */
export const UnitFile = z.strictObject({
  id: z.string().regex(slug).max(60),
  level: z.enum(courseLevels),
  title: line,
  aim: line,
  lessons: z
    .array(z.string().regex(/^l\d{2}$/))
    .min(1)
    .max(12),
});

const wordFile = z.strictObject({
  id: z.string().regex(slug).max(80),
  word: line,
  partOfSpeech: z.enum(partsOfSpeech),
  level: z.enum(courseLevels),
  /** Accepted translations, the usual one first. */
  es: z.array(line).min(1).max(6),
  /** Other accepted English forms of the same word. */
  also: z.array(line).default([]),
  example: line,
  note: z.string().trim().min(1).max(300).optional(),
});

/** `content/english/vocabulary/NN-slug.yaml` */
export const CategoryFile = z.strictObject({
  id: z.string().regex(slug).max(60),
  name: line,
  isPolice: z.boolean(),
  words: z.array(wordFile).min(1).max(120),
});

/** An entry of `content/english/placement.yaml`. */
export const PlacementItemFile = z.strictObject({
  id: z.string().regex(/^placement-(a1|a2|b1|b2)-\d{2}$/),
  level: z.enum(placementLevels),
  question: line,
  options: optionList,
  answer: line,
});

/** What a user sends as the answer to an exercise. */
export const responseSchema = z.discriminatedUnion('form', [
  z.object({ form: z.literal('text'), text: z.string().max(500) }),
  z.object({ form: z.literal('option'), option: z.string().max(300) }),
  z.object({ form: z.literal('words'), words: z.array(z.string().max(300)).max(20) }),
  z.object({
    form: z.literal('pairs'),
    pairs: z.array(z.tuple([z.string().max(300), z.string().max(300)])).max(10),
  }),
]);

export type Exercise = z.output<typeof ExerciseFile>;
export type Lesson = z.output<typeof LessonFile>;
export type CourseUnit = z.output<typeof UnitFile>;
export type VocabularyWord = z.output<typeof wordFile>;
export type VocabularyCategory = z.output<typeof CategoryFile>;
export type PlacementItem = z.output<typeof PlacementItemFile>;
export type ExerciseResponse = z.output<typeof responseSchema>;
