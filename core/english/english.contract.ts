import { z } from 'zod';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { blocks } from '../platform/text/text-format.contract';
import { responseSchema } from './content.contract';
import { courseLevels, partsOfSpeech, placementLevels, skills } from './course';

const count = z.number().int();
const contentId = z.object({ id: z.string().max(100) });
const level = z.enum(courseLevels);
const lock = z.enum(tiers).nullable();

const lessonHead = z.object({
  id: z.string(),
  number: count,
  level,
  title: z.string(),
  grammar: z.string(),
  goal: z.string(),
});

const placementResult = z.object({
  level: z.enum(placementLevels),
  /** How likely the level is, from 0 to 1. */
  certainty: z.number(),
  finishedAt: moment,
  /** Where to begin. */
  lessonId: z.string().nullable(),
});

export const readEnglish = endpoint.get('/api/english', 'user', {
  summary: 'The English course: units and lessons, progress by level and skill, words to review.',
  response: z.object({
    /** Tier that opens the whole course; null if the user has it. */
    locked: lock,
    placement: placementResult.nullable(),
    isPlacementOpen: z.boolean(),
    nextLessonId: z.string().nullable(),
    units: z.array(
      z.object({
        id: z.string(),
        level,
        title: z.string(),
        aim: z.string(),
        lessons: z.array(
          lessonHead.extend({
            status: z.enum(['new', 'started', 'passed']),
            percent: count.nullable(),
            locked: lock,
          }),
        ),
      }),
    ),
    levels: z.array(z.object({ level, passed: count, lessons: count })),
    skills: z.array(z.object({ skill: z.enum(skills), answered: count, percent: count.nullable() })),
    vocabulary: z.object({ words: count, inReview: count, due: count }),
  }),
});

/** An exercise without its answer. */
const shownExercise = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gap'), id: z.string(), sentence: z.string() }),
  z.object({
    kind: z.literal('choice'),
    id: z.string(),
    text: z.string().nullable(),
    question: z.string(),
    options: z.array(z.string()),
  }),
  z.object({ kind: z.literal('order'), id: z.string(), es: z.string(), words: z.array(z.string()) }),
  z.object({
    kind: z.literal('matching'),
    id: z.string(),
    prompt: z.string(),
    left: z.array(z.string()),
    right: z.array(z.string()),
  }),
  z.object({ kind: z.literal('dictation'), id: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('listening'),
    id: z.string(),
    text: z.string(),
    question: z.string(),
    options: z.array(z.string()),
  }),
  z.object({ kind: z.literal('translation'), id: z.string(), es: z.string() }),
]);

const diffPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same'), text: z.string() }),
  z.object({ kind: z.literal('missing'), expected: z.string() }),
  z.object({ kind: z.literal('extra'), given: z.string() }),
  z.object({ kind: z.literal('replaced'), given: z.string(), expected: z.string() }),
]);

const correction = z.object({
  isRight: z.boolean(),
  slip: z.string().nullable(),
  solution: z.string(),
  diff: z.array(diffPart).nullable(),
  /** Why, or what the sentence means. */
  explanation: z.string().nullable(),
});

const score = z.object({
  points: z.number(),
  total: count,
  percent: count,
  isPassed: z.boolean(),
  isComplete: z.boolean(),
});

const word = z.object({
  id: z.string(),
  word: z.string(),
  partOfSpeech: z.enum(partsOfSpeech),
  level,
  es: z.array(z.string()),
  example: z.string(),
  note: z.string().nullable(),
  inReview: z.boolean(),
});

export const readLesson = endpoint.get('/api/english/lessons/:id', 'user', {
  summary:
    'A lesson with its exercises in the order of this user, and what is answered in the current round.',
  params: contentId,
  response: lessonHead.extend({
    blocks,
    examples: z.array(z.object({ id: z.string(), en: z.string(), es: z.string() })),
    words: z.array(word),
    /** Whether the user may add words to the review. */
    canReview: z.boolean(),
    exercises: z.array(shownExercise),
    round: count,
    answers: z.array(z.object({ exerciseId: z.string(), attempt: count, isRight: z.boolean() })),
    score,
    isPassed: z.boolean(),
    nextLessonId: z.string().nullable(),
  }),
});

export const answerExercise = endpoint.put('/api/english/lessons/:id/answers/:answerId', 'user', {
  summary: 'Answers an exercise and returns its correction. Sending the same answer again changes nothing.',
  params: contentId.extend({ answerId: z.uuid() }),
  body: z.object({
    exerciseId: z.string().max(100),
    round: z.int().min(1).max(10_000),
    attempt: z.int().min(1).max(10),
    response: responseSchema,
    /** When the device stored it. */
    at: moment,
  }),
  response: z.object({ correction, score, isOver: z.boolean() }),
});

const placementState = z.object({
  id: z.string(),
  answered: count,
  total: count,
  item: z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) }).nullable(),
  result: placementResult.nullable(),
});

export const readPlacement = endpoint.get('/api/english/placement', 'user', {
  summary: "The user's placement test: the open one, or the last one.",
  response: placementState.nullable(),
});

export const startPlacement = endpoint.post('/api/english/placement', 'user', {
  summary: 'Starts a placement test of fifteen questions, or continues the open one.',
  response: placementState,
});

export const answerPlacement = endpoint.put('/api/english/placement/:id/answers/:itemId', 'user', {
  summary: 'Answers the current question and returns the next one, chosen adaptively. Idempotent.',
  params: z.object({ id: z.uuid(), itemId: z.string().max(100) }),
  /** Null for «no lo sé». */
  body: z.object({ option: z.string().max(300).nullable() }),
  response: placementState,
});

const category = z.object({
  id: z.string(),
  name: z.string(),
  isPolice: z.boolean(),
  words: count,
  inReview: count,
  locked: lock,
});

export const readVocabulary = endpoint.get('/api/english/vocabulary', 'user', {
  summary: 'The categories of words, and how many the user reviews.',
  response: z.object({
    locked: lock,
    categories: z.array(category),
    inReview: count,
    /** Cards to review today. */
    due: count,
  }),
});

export const readCategory = endpoint.get('/api/english/vocabulary/:id', 'user', {
  summary: 'The words of a category.',
  params: contentId,
  response: category.extend({ entries: z.array(word), canReview: z.boolean(), due: count }),
});

export const addWords = endpoint.post('/api/english/vocabulary/:id/review', 'user', {
  summary: 'Adds the next words of a category to the review.',
  params: contentId,
  body: z.object({ count: z.int().min(1).max(20) }),
  response: z.object({ added: z.array(z.string()) }),
});

export const reviewWord = endpoint.put('/api/english/words/:id', 'user', {
  summary: 'Adds a word to the review, or takes it out. Its memory is kept.',
  params: contentId,
  body: z.object({ inReview: z.boolean() }),
  response: z.object({ inReview: z.boolean() }),
});

export type EnglishOverview = z.infer<typeof readEnglish.response>;
export type LessonPaper = z.infer<typeof readLesson.response>;
export type LessonScore = z.infer<typeof score>;
export type ShownWord = z.infer<typeof word>;
export type Correction = z.infer<typeof correction>;
export type PlacementState = z.infer<typeof placementState>;
export type PlacementResult = z.infer<typeof placementResult>;
