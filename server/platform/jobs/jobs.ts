import { sql as query } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type postgres from 'postgres';
import { connect, type Db } from '../db';
import { dueBy, type Timetable } from './timetable';

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
  /** Repeats, once for all nodes. */
  repeat(job: Job<Record<string, never>>, timetable: Timetable, handler: () => Promise<void>): Promise<void>;
  /** How many of each kind wait, run, failed for good or were done lately, and since when the oldest waits. */
  queue(): Promise<QueueState[]>;
  /** Gives what failed for good one more try, in the caller's transaction. */
  retryFailed(db: Db, name: string): Promise<number>;
  stop(): Promise<void>;
};

const LOOK_MS = 1000;
/** A database that is gone is not asked, nor its absence told, every second. */
const LOOK_AFTER_FAULT_MS = 10_000;
/** Workers sleep until a look wakes them. */
const SLEEP_SECONDS = 3600;

/** pg-boss sends whole transactions as text, so it has one connection to itself. */
export async function startJobs(url: string, onFault: (error: unknown) => void): Promise<Jobs> {
  const { sql, close } = connect(url, { max: 1 });
  const boss = new PgBoss({
    db: executor(sql),
    schema: 'pgboss',
    // Its own works out every timetable anew each half minute, which costs more than all else that an idle server does.
    schedule: false,
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
  const workers = new Map<string, string>();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const work = async <T extends object>(job: Job<T>, handler: (data: T) => Promise<void>) => {
    await ensure(job);
    const worker = await boss.work<T>(
      job.name,
      { batchSize: 1, pollingIntervalSeconds: SLEEP_SECONDS },
      async ([next]) => {
        // Where there was one there may be another.
        wake(job.name);
        if (next) await handler(next.data);
      },
    );
    workers.set(job.name, worker);
  };
  const repeated: { job: Job<Record<string, never>>; isDue: ReturnType<typeof dueBy> }[] = [];
  const sendRepeated = async (after: number, until: number) => {
    for (const { job, isDue } of repeated)
      if (isDue(after, until)) await boss.send(job.name, {}, { ...triesOf(job), singletonSeconds: 60 });
  };
  const looks = lookAround(sql, { wake, sendRepeated, onFault });
  return {
    async enqueue(db, job, data, options = {}) {
      await ensure(job);
      await boss.send(job.name, data, {
        ...triesOf(job),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
        db: { executeSql: (text, values) => runIn(db, text, values) },
      });
    },
    handle: work,
    async repeat(job, timetable, handler) {
      const isDue = dueBy(timetable);
      await work(job, handler);
      repeated.push({ job, isDue });
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
      looks.stop();
      await boss.stop({ graceful: true, timeout: 10_000, wait: true });
      await close();
    },
  };
}

const triesOf = (job: Job<never> | Job<object>) => ({
  retryLimit: job.retries,
  retryBackoff: true,
  retryDelay: 2,
});

type Looking = {
  wake(name: string): void;
  sendRepeated(after: number, until: number): Promise<void>;
  onFault(error: unknown): void;
};

/**
 * One statement a second asks which queues have work, instead of each queue by itself, and what minute it is: by the clock
 * of the database, which all nodes share.
 */
function lookAround(sql: postgres.Sql, { wake, sendRepeated, onFault }: Looking): { stop(): void } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let seen: number | undefined;
  const look = async () => {
    const [found] = await sql<{ minute: number; waiting: string[] }[]>`
      select floor(extract(epoch from now()) / 60)::int as minute,
        array(select distinct name from pgboss.job where state < 'active' and start_after < now()) as waiting`;
    if (!found || isStopped) return;
    for (const name of found.waiting) wake(name);
    if (found.minute === seen) return;
    await sendRepeated(seen ?? found.minute - 1, found.minute);
    seen = found.minute;
  };
  const lookAgain = (ms: number) => {
    timer = setTimeout(async () => {
      const next = await look().then(
        () => LOOK_MS,
        (error) => {
          if (!isStopped) onFault(error);
          return LOOK_AFTER_FAULT_MS;
        },
      );
      if (!isStopped) lookAgain(next);
    }, ms);
  };
  lookAgain(LOOK_MS);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
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
