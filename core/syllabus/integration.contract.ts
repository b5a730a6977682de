import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset } from '../platform/paging.contract';

const limit = z.coerce.number().int().min(1).max(200).default(100);

export const exportTopics = endpoint.get('/api/integration/topics', 'key', {
  scope: 'content-export',
  summary: 'Published topics in order, by keyset pagination.',
  query: z.object({ after: z.coerce.number().int().min(0).max(100_000).optional(), limit }),
  response: keyset(
    z.object({
      number: z.number().int(),
      title: z.string(),
      shortTitle: z.string(),
      block: z.string(),
      validOn: z.string(),
      laws: z.array(z.string()),
      updatedAt: moment,
    }),
  ),
});

export const exportQuestions = endpoint.get('/api/integration/questions', 'key', {
  scope: 'content-export',
  summary: 'Published questions with their answers and explanations, by keyset pagination.',
  query: z.object({
    after: z.string().max(100).optional(),
    limit,
    topic: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  response: keyset(
    z.object({
      id: z.string(),
      kind: z.enum(['choice', 'true-false']),
      topic: z.number().int(),
      stem: z.string(),
      options: z.record(z.string(), z.string()).nullable(),
      answer: z.string(),
      explanation: z.unknown(),
      reference: z.unknown(),
      difficulty: z.number().int(),
      validOn: z.string(),
      version: z.number().int(),
      updatedAt: moment,
    }),
  ),
});
