import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { page, pageQuery } from '../../platform/paging.contract';
import { correctorQueues } from './corrector';
import { answerKeys } from './question-text';
import { reportReasons } from './reports';

const count = z.number().int();
const text = z.string();
const threeTexts = z.object({ A: text, B: text, C: text });

/** A question with the reasons to check it. */
const suspect = z.object({
  id: text,
  kind: z.enum(['choice', 'true-false']),
  topic: count,
  stem: text,
  options: threeTexts.nullable(),
  answer: z.enum(answerKeys),
  explanation: z.union([threeTexts, text]),
  reference: z.object({ law: text, article: text, paragraph: text.optional() }).nullable(),
  source: text.nullable(),
  difficulty: count,
  version: count,
  validOn: text,
  /** Open reports, oldest first, with the version that was reported. */
  reports: z.array(
    z.object({
      id: text,
      reason: z.enum(reportReasons),
      text,
      version: count,
      createdAt: moment,
    }),
  ),
  /** Questions with nearly the same stem. */
  twins: z.array(z.object({ id: text, stem: text })),
  /** Statistics over all users; null before the first answer. */
  answers: z.object({ total: count, errors: count }).nullable(),
  /** The law of the question, if its text is newer than the question's last check. */
  changedLaw: z.object({ id: text, shortName: text, consolidated: text }).nullable(),
});

export const readCorrector = endpoint.get('/api/admin/corrector', 'may:edit-content', {
  summary: 'The questions that wait for an admin, queue by queue, each with what stands against it.',
  query: pageQuery.extend({ queue: z.enum(correctorQueues).default('reported') }),
  response: page(suspect).extend({ counts: z.record(z.enum(correctorQueues), count) }),
});

export const dismissTwin = endpoint.post('/api/admin/corrector/twins/dismiss', 'may:edit-content', {
  summary: 'Says that two questions are different after all.',
  body: z.object({ first: z.string().max(100), second: z.string().max(100) }),
});

export const dismissFailed = endpoint.post('/api/admin/corrector/:id/hard', 'may:edit-content', {
  summary:
    'Says that a question that nearly everyone fails is right and hard; it waits for twice the answers.',
  params: z.object({ id: z.string().max(100) }),
});
