import { sql as query } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type postgres from 'postgres';
import { connect, type Db } from './db';

/** A kind of background work and what it carries. Handlers are idempotent: a job may run twice, never zero times. */
export type Job<T extends object> = { name: string; retries: number; readonly carries?: T };

export const defineJob = <T extends object>(name: string, options: { retries?: number } = {}): Job<T> => ({
  name,
  retries: options.retries ?? 5,
});

export type QueueState = {
  name: string;
  waiting: number;
  retrying: number;
  running: number;
  failed: number;
  done: number;
  oldestAt: Date | null;
};

export type Jobs = {
  /** Queues work in the caller's transaction: it exists if and only if the change that asked for it does. */
  enqueue<T extends object>(
    db: Db,
    job: Job<T>,
    data: T,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /** Does the work, one job at a time per node. */
  handle<T extends object>(job: Job<T>, handler: (data: T) => Promise<void>): Promise<void>;
  /** Repeats by cron (UTC). */
  repeat(job: Job<Record<string, never>>, cron: string, handler: () => Promise<void>): Promise<void>;
  /** How many of each kind wait, run, failed for good or were done lately, and since when the oldest waits. */
  queue(): Promise<QueueState[]>;
  /** Gives what failed for good one more try, in the caller's transaction. */
  retryFailed(db: Db, name: string): Promise<number>;
  stop(): Promise<void>;
};

const POLL_SECONDS = 2;

/** pg-boss sends whole transactions as text, so it has one connection to itself. */
export async function startJobs(url: string, onFault: (error: unknown) => void): Promise<Jobs> {
  const { sql, close } = connect(url, { max: 1 });
  const boss = new PgBoss({
    db: executor(sql),
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3600,
    // What failed stays in sight for as long as it is kept.
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', onFault);
  await boss.start();
  const known = new Set<string>();
  const ensure = async (job: Job<never> | Job<object>) => {
    if (known.has(job.name)) return;
    await boss.createQueue(job.name);
    known.add(job.name);
  };
  return {
    async enqueue(db, job, data, options = {}) {
      await ensure(job);
      await boss.send(job.name, data, {
        retryLimit: job.retries,
        retryBackoff: true,
        retryDelay: 2,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
        db: { executeSql: (text, values) => runIn(db, text, values) },
      });
    },
    async handle(job, handler) {
      await ensure(job);
      await boss.work<object>(
        job.name,
        { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS },
        async ([next]) => {
          if (next) await handler(next.data as Parameters<typeof handler>[0]);
        },
      );
    },
    async repeat(job, cron, handler) {
      await ensure(job);
      await boss.schedule(job.name, cron);
      await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: 30 }, handler);
    },
    async queue() {
      // What is to begin later does not wait yet.
      const rows = await sql<(Omit<QueueState, 'oldestAt'> & { oldestAt: string | Date | null })[]>`
        select name,
          count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
          count(*) filter (where state = 'retry')::int as retrying,
          count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'failed')::int as failed,
          count(*) filter (where state = 'completed')::int as done,
          min(created_on) filter (where state in ('retry', 'active') or (state = 'created' and start_after <= now())) as "oldestAt"
        from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`;
      return rows.map((row) => ({ ...row, oldestAt: row.oldestAt === null ? null : new Date(row.oldestAt) }));
    },
    async retryFailed(db, name) {
      const { rows } = await runIn(db, `select id from pgboss.job where name = $1 and state = 'failed'`, [
        name,
      ]);
      const ids = rows.flatMap((row) =>
        typeof row === 'object' && row !== null && 'id' in row ? [String(row.id)] : [],
      );
      if (ids.length === 0) return 0;
      await boss.retry(name, ids, { db: { executeSql: (text, values) => runIn(db, text, values) } });
      return ids.length;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, wait: true });
      await close();
    },
  };
}

/** pg-boss speaks in text and values; both the pool and a transaction of ours can run that. */
const executor = (sql: postgres.Sql) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: [...(await sql.unsafe(text, values.map(toParameter)))],
  }),
});

async function runIn(db: Db, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const statement = query.empty();
  for (const [index, piece] of text.split(/\$(\d+)/).entries())
    statement.append(
      index % 2 === 0 ? query.raw(piece) : query`${query.param(toParameter(values[Number(piece) - 1]))}`,
    );
  return { rows: [...(await db.execute(statement))] };
}

/** Drizzle leaves dates and JSON to whoever writes them, so they are written here. */
function toParameter(value: unknown): postgres.ParameterOrJSON<never> {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isJson ? JSON.stringify(value) : value) as postgres.ParameterOrJSON<never>;
}
