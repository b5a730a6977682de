import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { Letter, Reference } from '../syllabus/content/content.contract';
import { QUIZ_QUESTIONS, QUIZ_SETS } from './quiz';

const set = z.coerce.number().int().min(1).max(QUIZ_SETS);
/** The id of a law: questions about it alone. */
const law = z.string().max(100).optional();
const threeTexts = z.object({ A: z.string(), B: z.string(), C: z.string() });
const asked = z.object({
  id: z.string(),
  topic: z.object({ number: z.number().int(), shortTitle: z.string() }),
  stem: z.string(),
  options: threeTexts,
});

export const readQuiz = endpoint.get('/api/quiz/today', 'visitor', {
  summary: 'Ten questions of the day, the same for everyone, without their answers.',
  query: z.object({ set: set.default(1), law }),
  response: z.object({
    day: z.iso.date(),
    set: z.number().int(),
    sets: z.number().int(),
    /** The law it is about, if one was asked for. */
    about: z.string().nullable(),
    questions: z.array(asked),
  }),
});

export const gradeQuiz = endpoint.post('/api/quiz/results', 'visitor', {
  summary: 'Grades the daily quiz of today or yesterday. Ignores other questions.',
  body: z.object({
    day: z.iso.date(),
    set: z.int().min(1).max(QUIZ_SETS),
    law,
    answers: z.array(z.object({ id: z.string().max(100), choice: Letter.nullable() })).max(QUIZ_QUESTIONS),
  }),
  response: z.object({
    hits: z.number().int(),
    errors: z.number().int(),
    blanks: z.number().int(),
    /** In ten-thousandths of a point, by the official formula. */
    score: z.number().int(),
    questions: z.array(
      asked.extend({
        choice: Letter.nullable(),
        key: Letter,
        explanation: threeTexts,
        reference: Reference.nullable(),
        law: z.string().nullable(),
      }),
    ),
  }),
});
