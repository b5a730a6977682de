import { readMailOutbox } from '@atalaya/core/platform/mail.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../serve';
import { readMail } from './mail';

export function mailRoutes(app: FastifyInstance): void {
  serve(app, readMailOutbox, async ({ query }, { db }) => {
    const { items, total } = await readMail(db, query);
    return {
      items: items.map((letter) => ({
        ...letter,
        createdAt: letter.createdAt.toISOString(),
        sentAt: letter.sentAt?.toISOString() ?? null,
      })),
      total,
      page: query.page,
      pageSize: query.pageSize,
    };
  });
}
