import { readHealth, readReadiness } from '@atalaya/core/platform/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import type { Database } from './db';
import { serve } from './serve';
import { version } from './version';

const ANSWER_MS = 2_000;

export function healthRoutes(app: FastifyInstance): void {
  serve(app, readHealth, async (_served, { db }) => {
    await askDatabase(db);
    return { status: 'ok', database: 'ok', version };
  });
  serve(app, readReadiness, async (_served, { db }) => {
    await askDatabase(db);
    return { status: 'ready' };
  });
}

/** A database that hangs counts as down: load balancers do not wait long. */
async function askDatabase(db: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), ANSWER_MS);
  });
  try {
    await Promise.race([db.execute(sql`select 1`), late]);
  } catch {
    throw new AppError('server.busy');
  } finally {
    clearTimeout(timer);
  }
}
