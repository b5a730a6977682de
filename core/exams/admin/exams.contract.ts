import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { keyset, keysetQuery } from '../../platform/paging.contract';
import { examSummary } from '../exams.contract';

export const listUserExams = endpoint.get('/api/admin/users/:id/exams', 'may:support-users', {
  summary: 'The started exams of one user with their scores, newest first, by keyset pagination.',
  params: z.object({ id: z.uuid() }),
  query: keysetQuery,
  response: keyset(examSummary),
});
