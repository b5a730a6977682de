import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { examKinds } from '../exam';

export const readRunningExam = endpoint.get('/api/exams/running', 'user', {
  summary: 'The exam that the user can continue, with the server time for its clock.',
  response: z.object({
    exam: z
      .object({
        id: z.string(),
        kind: z.enum(examKinds),
        title: z.string(),
        /** Null without a time limit. */
        deadlineAt: moment.nullable(),
      })
      .nullable(),
    now: moment,
  }),
});
