import { readHealth, readReadiness } from '@atalaya/core/platform/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { inTime } from './process/in-time';
import { isLeaving } from './process/leaving';
import { serve } from './serve';
import { version } from './version';

const ANSWER_MS = 2_000;

export function healthRoutes(app: FastifyInstance): void {
  serve(app, readHealth, async (_served, { db }) => {
    await answers(db.execute(sql`select 1`));
    return { status: 'ok', database: 'ok', version };
  });
  serve(app, readReadiness, async (_served, kit) => {
    if (isLeaving(kit)) throw new AppError('server.busy');
    const { db, jobs } = kit;
    const migrated = db.execute(sql`select max(created_at) from drizzle.__drizzle_migrations`);
    await answers(Promise.all([migrated, jobs.check()]));
    return { status: 'ready' };
  });
}

/** A database that hangs counts as down: load balancers do not wait long. */
async function answers(question: Promise<unknown>): Promise<void> {
  try {
    await inTime(question, ANSWER_MS);
  } catch {
    throw new AppError('server.busy');
  }
}
