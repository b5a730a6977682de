import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { transactionPooling } from '../db';
import { socketPath } from '../socket-path';

/** Any constant that all nodes share. */
const LOCK = 7_283_410;
const RETRY_MS = 100;

/**
 * Does what only one node may do at a time, such as changing the schema. The lock is one of a transaction, on a connection
 * of its own: behind PgBouncer one of the session would stay on a connection that others use.
 */
export async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const sql = postgres(url, { ...socketPath(url), ...transactionPooling, max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (waiting) => {
      // It waits for as long as the others need, and holds the lock without doing anything itself.
      await waiting`
        select set_config(name, '0', true) from unnest(
          array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`;
      while (!(await takesLock(waiting))) await pause(RETRY_MS);
      await work();
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Polls instead of waiting: `create index concurrently` waits for every older snapshot, also for that of a statement
 * that is blocked on this lock. A simple query ends its snapshot at once.
 */
async function takesLock(sql: postgres.TransactionSql): Promise<boolean> {
  const [row] = await sql
    .unsafe<{ isTaken: boolean }[]>(`select pg_try_advisory_xact_lock(${LOCK}) as "isTaken"`)
    .simple();
  return row?.isTaken === true;
}
