import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { answerKeys } from '../syllabus/questions/question-text';
import { MAX_NOTE_LENGTH } from './own-question';

const params = z.object({ id: z.string().max(80) });

export const readOwnQuestion = endpoint.get('/api/questions/:id/own', 'user', {
  summary:
    "The user's flag and private note on a question, and what others chose once the user has answered.",
  params,
  response: z.object({
    flagged: z.boolean(),
    note: z.string(),
    /** Null until the user has answered, in a running exam, and with few answers. */
    others: z
      .object({
        version: z.number().int(),
        answers: z.number().int(),
        shares: z.array(z.object({ choice: z.enum(answerKeys), percent: z.number().int() })),
      })
      .nullable(),
    /** Published comments; null where they are not open to the user. */
    comments: z.number().int().nullable(),
  }),
});

export const flagOwnQuestion = endpoint.put('/api/questions/:id/flag', 'user', {
  summary: 'Flags a question for later, or removes the flag.',
  params,
  body: z.object({ flagged: z.boolean() }),
  response: z.object({ flagged: z.boolean() }),
});

export const noteOwnQuestion = endpoint.put('/api/questions/:id/note', 'user', {
  summary: 'Saves a private note on a question; an empty one deletes it.',
  params,
  body: z.object({
    note: z.string().trim().max(MAX_NOTE_LENGTH, `Como mucho ${MAX_NOTE_LENGTH} caracteres.`),
  }),
  response: z.object({ note: z.string() }),
});
