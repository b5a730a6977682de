import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';

const count = z.number().int();

export const readStatisticsWithKey = endpoint.get('/api/integration/statistics', 'key', {
  scope: 'statistics',
  summary: 'Accounts, open sessions, and study on each of the last 30 days. Totals only, nobody by name.',
  response: z.object({
    users: z.object({ total: count, admins: count, onTrial: count, onPlan: count, leaving: count }),
    sessions: count,
    rolledAt: moment.nullable(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        students: count,
        answers: count,
        right: count,
        minutes: count,
        exams: count,
        newUsers: count,
      }),
    ),
  }),
});
