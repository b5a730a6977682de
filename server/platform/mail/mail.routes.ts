import { readMailOutbox } from '@atalaya/core/platform/mail.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../serve';
import { readMail } from './mail';
import { withoutTokens } from './tokens';

export function mailRoutes(app: FastifyInstance): void {
  serve(app, readMailOutbox, async ({ query }, { db, env }) => {
    const { items, total } = await readMail(db, query);
    return {
      items: items.map((email) => ({
        ...email,
        // An email that still waits holds its token.
        body: env.demo ? email.body : withoutTokens(email.body),
      })),
      total,
      page: query.page,
      pageSize: query.pageSize,
    };
  });
}
