import { readMailOutbox } from '@atalaya/core/platform/mail.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../serve';
import { readMail } from './mail';

export function mailRoutes(app: FastifyInstance): void {
  serve(app, readMailOutbox, async ({ query }, { db }) => {
    const { items, total } = await readMail(db, query);
    return {
      items: items.map((email) => ({
        ...email,
        createdAt: email.createdAt.toISOString(),
        sentAt: email.sentAt?.toISOString() ?? null,
      })),
      total,
      page: query.page,
      pageSize: query.pageSize,
    };
  });
}
