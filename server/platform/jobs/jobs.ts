import { sql as query } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { connect, type Db } from '../db';
import { alone } from '../postgres/alone';

/** An unfinished job runs again after the next start. */
const STOP_MS = 1_000;

/** A kind of background job and its payload. Handlers are idempotent: a job runs at least once. */
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
  /** Queues a job in the caller's transaction. */
  enqueue<T extends object>(
    db: Db,
    job: Job<T>,
    data: T,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /** Registers the handler of a kind of job: one at a time per node. */
  handle<T extends object>(job: Job<T>, handler: (data: T) => Promise<void>): Promise<void>;
  /** Repeats by a cron expression (UTC), once for all nodes. */
  repeat(job: Job<Record<string, never>>, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Fails while the queue cannot take jobs. */
  check(): Promise<void>;
  /** Counts per state and the age of the oldest waiting job. */
  queue(): Promise<QueueState[]>;
  /** Queues failed jobs once more, in the caller's transaction. */
  retryFailed(db: Db, name: string): Promise<number>;
  /**
   * Deletes failed jobs whose payload has one of these ids or addresses, and waiting ones with a field that is one: those
   * may fail later. Other waiting ones are over within a day.
   */
  forget(db: Db, words: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/** pg-boss looks for schedules that are due every 30 seconds and moves them to their queues every 5; tests need not wait. */
type CronIntervals = { cronMonitorIntervalSeconds?: number; cronWorkerIntervalSeconds?: number };

export async function startJobs(
  url: string,
  onFault: (error: unknown) => void,
  intervals: CronIntervals = {},
): Promise<Jobs> {
  // pg-boss sends whole transactions as one text, which postgres.js allows on a pool of one connection only.
  const { db: own, close } = connect(url, { max: 1 });
  const boss = new PgBoss({
    db: runningIn(own),
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3600,
    // Failed jobs stay visible in the admin area for as long as they are kept.
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    // Nobody reads the archive, and payloads hold addresses and words of users.
    deleteAfterHours: 1,
    ...intervals,
  });
  boss.on('error', onFault);
  // On an empty database it makes its tables, which fails when two nodes do so together.
  await alone(url, async () => void (await boss.start()));
  const made = await own.execute<{ name: string }>(query`select name from pgboss.queue`);
  const known = new Set(made.map(({ name }) => name));
  const ensure = async (job: Job<never> | Job<object>) => {
    if (known.has(job.name)) return;
    // Two nodes that make queues at the same time would wait for each other's locks.
    await alone(url, () => boss.createQueue(job.name));
    known.add(job.name);
  };
  const work = async <T extends object>(job: Job<T>, handler: (data: T) => Promise<void>) => {
    await ensure(job);
    const worker = await boss.work<T>(job.name, async ([next]) => {
      // Without it pg-boss would wait for its polling interval (2 s) after each job.
      boss.notifyWorker(worker);
      if (next) await handler(next.data);
    });
  };
  return {
    async enqueue(db, job, data, options = {}) {
      await ensure(job);
      await boss.send(job.name, data, {
        ...triesOf(job),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
        db: runningIn(db),
      });
    },
    handle: work,
    async repeat(job, cron, handler) {
      await work(job, handler);
      await boss.schedule(job.name, cron, {}, triesOf(job));
    },
    async check() {
      await own.execute(query`select version from pgboss.version`);
    },
    async queue() {
      // A job that is to start later is not waiting yet.
      const rows = await own.execute<Omit<QueueState, 'oldestAt'> & { oldestAt: string | null }>(query`
        select name,
          count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
          count(*) filter (where state = 'retry')::int as retrying,
          count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'failed')::int as failed,
          count(*) filter (where state = 'completed')::int as done,
          min(created_on) filter (where state in ('retry', 'active') or (state = 'created' and start_after <= now())) as "oldestAt"
        from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`);
      return rows.map((row) => ({ ...row, oldestAt: row.oldestAt === null ? null : new Date(row.oldestAt) }));
    },
    async retryFailed(db, name) {
      const failed = await db.execute<{ id: string }>(
        query`select id from pgboss.job where name = ${name} and state = 'failed'`,
      );
      const ids = failed.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await boss.retry(name, ids, { db: runningIn(db) });
      return ids.length;
    },
    async forget(db, words) {
      for (const word of words)
        await db.execute(query`
          delete from pgboss.job where (state = 'failed' and strpos(data::text, ${word}) > 0)
            or (state in ('created', 'retry')
              and jsonb_path_exists(data, 'strict $.* ? (@ == $word)', jsonb_build_object('word', ${word}::text), true))`);
    },
    async stop() {
      // Jobs that it could not mark as unfinished run again too, so a failure here does not fail the stop.
      await boss.stop({ graceful: true, timeout: STOP_MS, wait: true }).catch(onFault);
      await close();
    },
  };
}

const triesOf = (job: Job<never> | Job<object>) => ({
  retryLimit: job.retries,
  retryBackoff: true,
  retryDelay: 2,
});

/** Lets pg-boss run its SQL, which is text and values, on its own connection or in a transaction of ours. */
const runningIn = (db: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const statement = query.empty();
    // Without values a `$1` in the text is part of a function body.
    const pieces = values.length > 0 ? text.split(/\$(\d+)/) : [text];
    for (const [index, piece] of pieces.entries())
      statement.append(
        index % 2 === 0 ? query.raw(piece) : query`${query.param(toParameter(values[Number(piece) - 1]))}`,
      );
    return { rows: [...(await db.execute(statement))] };
  },
});

/** Drizzle switches off the driver's serializers for dates and JSON, so they are serialized here. */
function toParameter(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isJson ? JSON.stringify(value) : value;
}
