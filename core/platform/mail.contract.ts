import { z } from 'zod';
import { endpoint } from './endpoint';
import { page, pageQuery } from './paging.contract';

export const readMailOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/mail',
  access: 'admin',
  summary: 'Mails written by the server, newest first, with what became of them.',
  query: pageQuery,
  response: page(
    z.object({
      id: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      status: z.enum(['waiting', 'sent', 'failed', 'kept']),
      fault: z.string().nullable(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
