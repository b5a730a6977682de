import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { letters } from '../syllabus/letters';
import { levels } from './level-test';

const count = z.number().int();

const levelQuestion = z.object({
  itemId: z.string(),
  topic: count,
  topicTitle: z.string(),
  stem: z.string(),
  options: z.object({ A: z.string(), B: z.string(), C: z.string() }),
});

/** What was answered last: right or not, why, and where the law says so. */
const levelFeedback = z.object({
  itemId: z.string(),
  choice: z.enum(letters).nullable(),
  answer: z.enum(letters),
  right: z.boolean(),
  explanation: z.string(),
  reference: z.string().nullable(),
});

const result = z.object({
  level: z.enum(levels),
  expected: z.number(),
  low: z.number(),
  high: z.number(),
  hits: count,
  blocks: z.array(z.object({ block: z.enum(letters), asked: count, hits: count })),
  weakTopics: z.array(z.object({ number: count, title: z.string() })),
  /** Kept in an account. */
  isKept: z.boolean(),
});

export const levelTestState = z.object({
  id: z.string(),
  answered: count,
  total: count,
  question: levelQuestion.nullable(),
  feedback: levelFeedback.nullable(),
  result: result.nullable(),
});

export const readLevelTest = endpoint({
  method: 'GET',
  path: '/api/level-test',
  access: 'visitor',
  summary: "The visitor's last level test as it stands; signed in, it becomes the account's.",
  response: levelTestState.nullable(),
});

export const startLevelTest = endpoint({
  method: 'POST',
  path: '/api/level-test',
  access: 'visitor',
  summary: 'Begins a level test of twenty questions, without an account.',
  response: levelTestState,
});

export const answerLevelTest = endpoint({
  method: 'POST',
  path: '/api/level-test/:id/answers',
  access: 'visitor',
  summary: 'Answers the question that is on, and gets the next one, chosen by what it would tell.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ itemId: z.string().max(80), choice: z.enum(letters).nullable() }),
  response: levelTestState,
});
