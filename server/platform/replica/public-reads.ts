import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AppError } from '../app-error';
import type { Connection, Database } from '../db';
import type { Dependency } from '../dependencies/dependency';
import type { Events } from '../events';
import { inTime } from '../process/in-time';

/** Reads what is the same for everyone. */
export type PublicRead = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

export type PublicReads = { read: PublicRead; close(): Promise<void> };

const CHECK_MS = 5_000;
const POLL_MS = 100;
/** A replica that is further behind is not used. */
const MAX_LAG_MS = 10_000;
/** A replica that hangs must not hold up the page. */
const MAX_READ_MS = 3_000;

/** Without a replica. */
export const primaryReads =
  (db: Database): PublicRead =>
  (read) =>
    read(db);

/**
 * Reads from the replica while it works and has all that the last edit wrote; otherwise from the primary. An edit is
 * known by its event, which every node receives before it empties its caches, so that they are never filled again with
 * what the replica had before it.
 */
export function replicaReads(
  primary: Database,
  replica: Connection,
  events: Pick<Events, 'on'>,
  dependency: Dependency,
): PublicReads {
  const closing = new AbortController();
  let edits = 0;
  let isCurrent = false;
  let wake = () => {};
  let { db } = replica;
  // Not `pages.stale`: what users write is not read here.
  events.on('pages.changed', () => {
    edits += 1;
    isCurrent = false;
    wake();
  });

  const nextCheck = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CHECK_MS).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const seen = edits;
      // Without the primary nobody can say how far the replica is behind: nothing changes.
      const position = await positionOf(primary).catch(() => null);
      if (position !== null)
        try {
          await inTime(replays(db, position, closing.signal), MAX_LAG_MS);
          if (seen === edits && !closing.signal.aborted) {
            // What is kept in memory by database (the question bank) is from before the edit.
            if (!isCurrent) db = replica.another();
            isCurrent = true;
            dependency.works();
          }
        } catch (error) {
          isCurrent = false;
          if (!closing.signal.aborted) dependency.fails(error);
        }
      if (seen === edits) await nextCheck();
    }
  };
  const watching = watch();

  return {
    async read(read) {
      if (!isCurrent) return read(primary);
      try {
        return await inTime(read(db), MAX_READ_MS);
      } catch (error) {
        if (error instanceof AppError) throw error;
        isCurrent = false;
        const found = await read(primary);
        // What fails on both is no fault of the replica.
        dependency.fails(error);
        return found;
      }
    },
    async close() {
      closing.abort();
      isCurrent = false;
      wake();
      await replica.close();
      await watching;
    },
  };
}

async function positionOf(primary: Database): Promise<string | null> {
  const [row] = await primary.execute<{ position: string }>(
    sql`select pg_current_wal_lsn()::text as position`,
  );
  return row?.position ?? null;
}

/** Waits until the replica has replayed what the primary had written at this position. */
async function replays(replica: Database, position: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [row] = await replica.execute<{ done: boolean | null }>(
      sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as done`,
    );
    if (row?.done) return;
    if (row?.done === null) throw new NotAReplica();
    await delay(POLL_MS);
  }
}

class NotAReplica extends Error {
  override name = 'NotAReplica';
}
