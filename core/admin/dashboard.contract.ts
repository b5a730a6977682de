import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { mailStatuses, unsentStatuses } from '../platform/mail-status';
import { auditEntry } from './audit.contract';

const count = z.number().int();

const panel = z.object({
  name: z.string(),
  title: z.string(),
  /** The page with all of it, and the words of the link. */
  path: z.string(),
  all: z.string(),
  /** Null when it could not be read: the rest of the page stands. */
  content: z
    .object({
      note: z.string(),
      /** Sums that one looks at before the rows, written out; each leads to where one acts on it. */
      figures: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          path: z.string(),
          /** How it stands to the time before. */
          change: z.string().optional(),
        }),
      ),
      rows: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          /** When it happened, or what it comes to. */
          at: z.iso.datetime().optional(),
          value: z.string().optional(),
          path: z.string().optional(),
        }),
      ),
    })
    .nullable(),
});

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
        status: z.enum(mailStatuses),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** Letters that have not left. */
    unsent: z.record(z.enum(unsentStatuses), count),
    /** Background work by kind; null when the queue could not be read. */
    jobs: z
      .array(
        z.object({
          name: z.string(),
          waiting: count,
          retrying: count,
          running: count,
          failed: count,
          done: count,
          /** Since when the oldest of those that are not done waits. */
          oldestAt: z.iso.datetime().nullable(),
        }),
      )
      .nullable(),
    audit: z.array(auditEntry),
    /** What rooms show of theirs. */
    panels: z.array(panel),
  }),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:name/retry',
  access: 'admin',
  summary: 'Gives the background work of one kind that failed for good one more try.',
  params: z.object({ name: z.string().regex(/^[\w.-]{1,100}$/) }),
  response: z.object({ retried: count }),
});
