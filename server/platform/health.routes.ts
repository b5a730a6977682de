import { readHealth } from '@atalaya/core/platform/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { serve } from './serve';
import { version } from './version';

export function healthRoutes(app: FastifyInstance): void {
  serve(app, readHealth, async (_served, { db }) => {
    await db.execute(sql`select 1`).catch(() => {
      throw new AppError('server.busy');
    });
    return { status: 'ok', database: 'ok', version };
  });
}
