import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset, keysetQuery, page } from '../platform/paging.contract';
import { listQuery } from './list.contract';

export const auditPerson = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  actor: auditPerson.nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string().nullable(),
  /** A person's name, a question's number. */
  subjectName: z.string().nullable(),
  /** How the fields of the subject are called, by path. */
  fields: z.record(
    z.string(),
    z.object({
      label: z.string(),
      kind: z.string(),
      /** Only if the change also changed the kind, e.g. from a percentage to an amount. */
      kindBefore: z.string().optional(),
      choices: z.record(z.string(), z.string()),
    }),
  ),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const readAudit = endpoint.get('/api/admin/audit', 'may:administer', {
  summary: 'Who changed what and when, newest first unless `sort=at`.',
  query: listQuery(['at'], {
    action: z.string().max(100).optional(),
    subject: z.string().max(100).optional(),
    subjectId: z.string().max(100).optional(),
    actorId: z.uuid().optional(),
    /** Days in Madrid's time zone, both included. */
    from: z.iso.date('Escribe una fecha válida.').optional(),
    to: z.iso.date('Escribe una fecha válida.').optional(),
  }),
  response: page(auditEntry),
});

export const readUserAudit = endpoint.get('/api/admin/users/:id/audit', 'may:support-users', {
  summary: 'The changes to one account, newest first, by keyset pagination.',
  params: z.object({ id: z.uuid() }),
  query: keysetQuery,
  response: keyset(auditEntry),
});
