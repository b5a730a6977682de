import { z } from 'zod';
import { state } from '../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../admin/resource.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { courseLevels, exerciseKinds, partsOfSpeech, placementLevels, skills, spellings } from '../course';
import {
  exampleResource,
  exerciseResource,
  lessonResource,
  placementResource,
  progressResource,
  unitResource,
} from './course';
import { categoryResource, wordResource } from './vocabulary';

const line = z.string('Obligatorio').trim().min(1, 'Obligatorio').max(300);
const passage = z
  .string()
  .trim()
  .max(1_500)
  .nullish()
  .transform((text) => text || null)
  .pipe(z.string().nullable());
const position = z.int('Escribe un número.').min(1, 'Desde el 1.').max(9_999, 'Hasta el 9999.');
const lines = z.array(line).max(16, 'Como mucho dieciséis.');
const optionalLines = lines
  .nullish()
  .transform((list) => list ?? [])
  .pipe(z.array(z.string()));
const level = z.enum(courseLevels, 'Elige el nivel.');
const lessonId = z.string('Elige la lección.').min(1, 'Elige la lección.').max(100);
const byLevel = { level: z.enum(courseLevels).optional() };

export const englishUnits = resourceEndpoints(unitResource, {
  access: 'may:edit-content',
  what: 'units of the English course',
  draft: z.object({
    position,
    level,
    title: line,
    aim: line,
    lessons: z.array(lessonId).min(1, 'Al menos una.').max(20, 'Como mucho veinte.'),
    state,
  }),
  filters: byLevel,
});

export const englishLessons = resourceEndpoints(lessonResource, {
  access: 'may:edit-content',
  what: 'English lessons',
  draft: z.object({
    position,
    level,
    title: line,
    grammar: line,
    goal: line,
    explanation: z.string('Obligatorio').trim().min(1, 'Obligatorio').max(6_000),
    state,
  }),
  filters: byLevel,
});

export const englishExamples = resourceEndpoints(exampleResource, {
  access: 'may:edit-content',
  what: 'examples of the English lessons',
  draft: z.object({ lessonId, position, en: line, es: line, state }),
});

export const englishExercises = resourceEndpoints(exerciseResource, {
  access: 'may:edit-content',
  what: 'English exercises',
  draft: z.object({
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
  }),
  filters: { kind: z.enum(exerciseKinds).optional() },
});

const categoryField = z.enum(['police', 'general'], 'Elige el ámbito.');

export const englishCategories = resourceEndpoints(categoryResource, {
  access: 'may:edit-content',
  what: 'categories of English words',
  draft: z.object({ name: line, field: categoryField, position, state }),
  also: { words: z.number() },
});

export const englishWords = resourceEndpoints(wordResource, {
  access: 'may:edit-content',
  what: 'English words',
  draft: z.object({
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
  }),
  filters: byLevel,
});

export const englishPlacementItems = resourceEndpoints(placementResource, {
  access: 'may:edit-content',
  what: 'questions of the placement test',
  draft: z.object({
    level: z.enum(placementLevels, 'Elige el nivel.'),
    question: line,
    options: z.array(line).min(3, 'Al menos tres.').max(4, 'Como mucho cuatro.'),
    answer: line,
    state,
  }),
  filters: { level: z.enum(placementLevels).optional() },
});

const status = z.enum(['open', 'passed'], 'Elige la situación.');

export const englishProgress = resourceEndpoints(progressResource, {
  access: 'may:edit-content',
  what: "users' progress in the English lessons",
  draft: z.object({ status }),
  also: {
    student: z.string(),
    lesson: z.string(),
    round: z.number(),
    bestPercent: z.number().nullable(),
    lastAt: moment,
  },
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
