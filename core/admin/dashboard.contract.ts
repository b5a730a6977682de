import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { auditEntry } from './audit.contract';

const count = z.number().int();

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  summary: 'The state of the house: people, sessions, mail, background work and the latest changes.',
  response: z.object({
    users: z.object({ total: count, admins: count, onTrial: count, onPlan: count, leaving: count }),
    /** The last 30 days, each present, oldest first. */
    newUsers: z.array(z.object({ day: z.iso.date(), count })),
    sessions: count,
    mail: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        subject: z.string(),
        status: z.enum(['waiting', 'sent', 'failed', 'kept']),
        createdAt: z.iso.datetime(),
      }),
    ),
    jobs: z.array(z.object({ name: z.string(), state: z.string(), count })),
    audit: z.array(auditEntry),
    /** What rooms show of theirs, newest first. */
    panels: z.array(
      z.object({
        title: z.string(),
        note: z.string(),
        path: z.string(),
        all: z.string(),
        empty: z.string(),
        rows: z.array(
          z.object({ id: z.string(), title: z.string(), text: z.string(), at: z.iso.datetime() }),
        ),
      }),
    ),
  }),
});
