import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { mailStatuses, unsentStatuses } from '../platform/mail-status';
import { moment } from '../platform/moment.contract';
import { auditEntry } from './audit.contract';

const count = z.number().int();

const panel = z.object({
  name: z.string(),
  title: z.string(),
  /** The page with the full list, and the text of the link to it. */
  path: z.string(),
  all: z.string(),
  /** Null when it could not be read; the rest of the dashboard still loads. */
  content: z
    .object({
      note: z.string(),
      /** Formatted totals above the rows, each linked to the page where it is handled. */
      figures: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          path: z.string(),
          /** Compared with the previous period. */
          change: z.string().optional(),
        }),
      ),
      rows: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          at: moment.optional(),
          value: z.string().optional(),
          path: z.string().optional(),
        }),
      ),
    })
    .nullable(),
});

export const readDashboard = endpoint.get('/api/admin/dashboard', 'may:administer', {
  summary: 'Users, sessions, emails, background jobs and the latest audit entries.',
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
        createdAt: moment,
      }),
    ),
    /** Emails that have not been sent. */
    unsent: z.record(z.enum(unsentStatuses), count),
    /** Background jobs by queue; null when the job tables could not be read. */
    jobs: z
      .array(
        z.object({
          name: z.string(),
          waiting: count,
          retrying: count,
          running: count,
          failed: count,
          done: count,
          /** When the oldest unfinished job was queued. */
          oldestAt: moment.nullable(),
        }),
      )
      .nullable(),
    audit: z.array(auditEntry),
    /** One panel per feature that registers one. */
    panels: z.array(panel),
    /** Missing settings of this installation, and what to do. */
    risks: z.array(z.object({ variable: z.string(), text: z.string() })),
  }),
});

export const readPanels = endpoint.get('/api/admin/panels', 'may:enter-admin', {
  summary: 'The panels of the dashboard whose pages the account may open.',
  response: z.array(panel),
});

export const retryJobs = endpoint.post('/api/admin/jobs/:name/retry', 'may:administer', {
  summary: 'Retries the failed jobs of one queue.',
  params: z.object({ name: z.string().regex(/^[\w.-]{1,100}$/) }),
  response: z.object({ retried: count }),
});
