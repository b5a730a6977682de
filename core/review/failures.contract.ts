import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { MAX_PAGE_SIZE } from '../platform/paging';
import { keyset } from '../platform/paging.contract';
import { failureStates } from './failures';
import { studyCard } from './study.contract';
import { studyItemKinds, studyOutcomes } from './study-answer';

const count = z.number().int();

const filter = z.object({
  topic: z.coerce.number().int().min(1).max(999).optional(),
  state: z.enum(failureStates).default('all'),
});

export const listFailures = endpoint.get('/api/study/failures', 'user', {
  summary: 'Every question that the user has ever failed, last failure first.',
  query: filter.extend({
    /** The moment and the id of the last row of the page before. */
    after: z
      .string()
      .max(140)
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z \S+$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  }),
  response: keyset(
    z.object({
      kind: z.enum(studyItemKinds),
      id: z.string(),
      topic: count,
      text: z.string(),
      failures: count,
      lastFailedAt: moment,
      lastOutcome: z.enum(studyOutcomes),
      /** The day of the next review; null while it has only been left blank since a reset. */
      dueOn: z.string().nullable(),
    }),
  ),
});

export const countFailures = endpoint.get('/api/study/failures/topics', 'user', {
  summary: 'Failed questions by topic: ever failed, and not answered right since.',
  response: z.array(z.object({ number: count, shortTitle: z.string(), all: count, pending: count })),
});

export const readFailureSheet = endpoint.get('/api/study/failures/sheet', 'user', {
  summary: 'The last failed questions with options, answers and explanations, to print.',
  query: filter,
  response: z.array(studyCard),
});
