import { z } from 'zod';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';

const count = z.number().int();

export const listOfficialExams = endpoint.get('/api/official-exams', 'user', {
  summary: 'The published official exams, newest first, with the cut-off and the own attempts.',
  response: z.object({
    /** Tier required to take one; null if the student may. */
    locked: z.enum(tiers).nullable(),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        year: count,
        call: z.string(),
        heldOn: z.string().nullable(),
        questions: count,
        seconds: count,
        /** In ten-thousandths of a point. Null if it is not known. */
        cutOff: z.object({ score: count, isApproximate: z.boolean() }).nullable(),
        runningId: z.string().nullable(),
        /** Finished ones, newest first. */
        attempts: z.array(z.object({ examId: z.string(), finishedAt: moment, score: count })),
      }),
    ),
  }),
});

export const beginOfficialExam = endpoint.post('/api/official-exams/:id/begin', 'user', {
  summary: 'Builds an official exam with its questions in their order. The clock does not start yet.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ examId: z.string() }),
});
