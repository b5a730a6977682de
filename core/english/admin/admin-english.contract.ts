import { z } from 'zod';
import { recordMeta, resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { courseLevels, exerciseKinds, partsOfSpeech, placementLevels, skills, spellings } from '../course';
import {
  exampleSorts,
  exerciseSorts,
  lessonSorts,
  placementSorts,
  progressSorts,
  unitSorts,
} from './admin-course';
import { categorySorts, wordSorts } from './admin-vocabulary';

const state = z.enum(['draft', 'published']).default('published');
const line = z.string('Obligatorio').trim().min(1, 'Obligatorio').max(300);
const passage = z
  .string()
  .trim()
  .max(1_500)
  .nullish()
  .transform((text) => text || null);
const position = z.int('Escribe un número.').min(1, 'Desde el 1.').max(9_999, 'Hasta el 9999.');
const lines = z.array(line).max(16, 'Como mucho dieciséis.');
const optionalLines = lines.nullish().transform((list) => list ?? []);
const level = z.enum(courseLevels, 'Elige el nivel.');
const lessonId = z.string('Elige la lección.').min(1, 'Elige la lección.').max(100);
const byLevel = { level: z.enum(courseLevels).optional() };

export const unitDraft = z.object({
  position,
  level,
  title: line,
  aim: line,
  lessons: z.array(lessonId).min(1, 'Al menos una.').max(20, 'Como mucho veinte.'),
  state,
});
const unit = z.object({
  ...recordMeta,
  position: z.number(),
  level: z.enum(courseLevels),
  title: z.string(),
  aim: z.string(),
  lessons: z.array(z.string()),
});
export const englishUnits = resourceEndpoints('english-units', {
  access: 'may:edit-content',
  what: 'units of the English course',
  draft: unitDraft,
  row: unit,
  record: unit,
  sorts: unitSorts,
  filters: byLevel,
});

export const lessonDraft = z.object({
  position,
  level,
  title: line,
  grammar: line,
  goal: line,
  explanation: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(6_000),
  state,
});
const lesson = z.object({
  ...recordMeta,
  position: z.number(),
  level: z.enum(courseLevels),
  title: z.string(),
  grammar: z.string(),
  goal: z.string(),
  explanation: z.string(),
});
export const englishLessons = resourceEndpoints('english-lessons', {
  access: 'may:edit-content',
  what: 'English lessons',
  draft: lessonDraft,
  row: lesson,
  record: lesson,
  sorts: lessonSorts,
  filters: byLevel,
});

export const exampleDraft = z.object({ lessonId, position, en: line, es: line, state });
const example = z.object({
  ...recordMeta,
  lessonId: z.string(),
  position: z.number(),
  en: z.string(),
  es: z.string(),
});
export const englishExamples = resourceEndpoints('english-examples', {
  access: 'may:edit-content',
  what: 'examples of the English lessons',
  draft: exampleDraft,
  row: example,
  record: example,
  sorts: exampleSorts,
  filters: {},
});

export const exerciseDraft = z.object({
  lessonId,
  position,
  kind: z.enum(exerciseKinds, 'Elige el tipo.'),
  skill: z.enum(skills, 'Elige la destreza.'),
  prompt: line,
  passage,
  options: optionalLines,
  answers: optionalLines,
  spelling: z.enum(spellings).default('both'),
  explanation: passage,
  state,
});
const exercise = z.object({
  ...recordMeta,
  lessonId: z.string(),
  position: z.number(),
  kind: z.enum(exerciseKinds),
  skill: z.enum(skills),
  prompt: z.string(),
  passage: z.string().nullable(),
  options: z.array(z.string()),
  answers: z.array(z.string()),
  spelling: z.enum(spellings),
  explanation: z.string().nullable(),
});
export const englishExercises = resourceEndpoints('english-exercises', {
  access: 'may:edit-content',
  what: 'English exercises',
  draft: exerciseDraft,
  row: exercise,
  record: exercise,
  sorts: exerciseSorts,
  filters: { kind: z.enum(exerciseKinds).optional() },
});

const categoryField = z.enum(['police', 'general'], 'Elige el ámbito.');
export const categoryDraft = z.object({ name: line, field: categoryField, position, state });
const category = z.object({
  ...recordMeta,
  name: z.string(),
  field: categoryField,
  position: z.number(),
  words: z.number(),
});
export const englishCategories = resourceEndpoints('english-categories', {
  access: 'may:edit-content',
  what: 'categories of English words',
  draft: categoryDraft,
  row: category,
  record: category,
  sorts: categorySorts,
  filters: {},
});

export const wordDraft = z.object({
  categoryId: z.string('Elige la categoría.').min(1, 'Elige la categoría.').max(100),
  position,
  word: line,
  partOfSpeech: z.enum(partsOfSpeech, 'Elige la clase.'),
  level,
  es: z.array(line).min(1, 'Al menos una.').max(6, 'Como mucho seis.'),
  also: optionalLines,
  example: line,
  note: passage,
  state,
});
const word = z.object({
  ...recordMeta,
  categoryId: z.string(),
  position: z.number(),
  word: z.string(),
  partOfSpeech: z.enum(partsOfSpeech),
  level: z.enum(courseLevels),
  es: z.array(z.string()),
  also: z.array(z.string()),
  example: z.string(),
  note: z.string().nullable(),
});
export const englishWords = resourceEndpoints('english-words', {
  access: 'may:edit-content',
  what: 'English words',
  draft: wordDraft,
  row: word,
  record: word,
  sorts: wordSorts,
  filters: byLevel,
});

export const placementDraft = z.object({
  level: z.enum(placementLevels, 'Elige el nivel.'),
  question: line,
  options: z.array(line).min(3, 'Al menos tres.').max(4, 'Como mucho cuatro.'),
  answer: line,
  state,
});
const placementItem = z.object({
  ...recordMeta,
  level: z.enum(placementLevels),
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
});
export const englishPlacementItems = resourceEndpoints('english-placement-items', {
  access: 'may:edit-content',
  what: 'questions of the placement test',
  draft: placementDraft,
  row: placementItem,
  record: placementItem,
  sorts: placementSorts,
  filters: { level: z.enum(placementLevels).optional() },
});

const status = z.enum(['open', 'passed'], 'Elige la situación.');
export const progressDraft = z.object({ status });
const progress = z.object({
  ...recordMeta,
  student: z.string(),
  lesson: z.string(),
  round: z.number(),
  bestPercent: z.number().nullable(),
  status,
  lastAt: z.iso.datetime(),
});
export const englishProgress = resourceEndpoints('english-progress', {
  access: 'may:edit-content',
  what: "users' progress in the English lessons",
  draft: progressDraft,
  row: progress,
  record: progress,
  sorts: progressSorts,
  filters: { status: status.optional() },
});

const count = z.number().int();
export const readEnglishFigures = endpoint.get('/api/admin/english', 'may:edit-content', {
  summary: 'How much the English course has, and how many users work with it.',
  response: z.object({
    units: count,
    lessons: count,
    examples: count,
    exercises: count,
    categories: count,
    words: count,
    placementItems: count,
    students: count,
    passed: count,
  }),
});
