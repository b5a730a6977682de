import { z } from 'zod';
import { dimensions } from './competences';

// The files of content/interview. A key the schema does not know is a fault.

const line = z.string().trim().min(1).max(240);
const points = z.array(line).min(2).max(4);

/** A question in content/interview/questions; the file gives its competence. */
export const QuestionFile = z.strictObject({
  id: z.string().regex(/^[a-z]{3}-\d{2}$/),
  question: line,
  /** One of those that can be tried without an account. */
  isSample: z.boolean().default(false),
  looksFor: points,
  followUps: points,
  mistakes: points,
});
export type Question = z.infer<typeof QuestionFile>;

export const RubricFile = z.strictObject({
  id: z.enum(dimensions),
  title: line,
  summary: line,
  low: line,
  mid: line,
  high: line,
});
export type RubricRow = z.infer<typeof RubricFile>;

export const BiodataFile = z.strictObject({
  id: z.string().regex(/^bio-\d{2}$/),
  topic: line,
  prompt: line,
  /** Why it is asked. */
  why: line,
});
export type BiodataPrompt = z.infer<typeof BiodataFile>;
