import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { letters } from '../syllabus/questions/letters';
import { guestLevelTestAllowance, levels, levelTestAllowance } from './level-test';

const count = z.number().int();

const levelQuestion = z.object({
  itemId: z.string(),
  topic: count,
  topicTitle: z.string(),
  stem: z.string(),
  options: z.object({ A: z.string(), B: z.string(), C: z.string() }),
});

/** Feedback on the last answer. */
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
  /** Saved in an account. */
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

export const readLevelTest = endpoint.get('/api/level-test', 'visitor', {
  summary: "The visitor's last level test. On sign-in it moves to the account.",
  response: levelTestState.nullable(),
});

export const startLevelTest = endpoint.post('/api/level-test', 'visitor', {
  summary: 'Starts a level test of twenty questions; no account needed.',
  allowances: [levelTestAllowance, guestLevelTestAllowance],
  response: levelTestState,
});

export const answerLevelTest = endpoint.post('/api/level-test/:id/answers', 'visitor', {
  summary: 'Answers the current question and returns the next one, chosen adaptively.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ itemId: z.string().max(80), choice: z.enum(letters).nullable() }),
  response: levelTestState,
});
