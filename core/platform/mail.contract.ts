import { z } from 'zod';
import { endpoint } from './endpoint';
import { mailStatuses, unsentStatuses } from './mail-status';
import { moment } from './moment.contract';
import { page, pageQuery } from './paging.contract';

export const readMailOutbox = endpoint.get('/api/admin/mail', 'may:administer', {
  summary: 'Emails of the server, newest first, with their status.',
  query: pageQuery.extend({ status: z.enum(unsentStatuses).optional() }),
  response: page(
    z.object({
      id: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      status: z.enum(mailStatuses),
      fault: z.string().nullable(),
      createdAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
});
