import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import type { Post } from './realtime-nodes';

const CHANNEL = 'atalaya_live';
/** How long entries are kept for nodes that were away. */
const KEPT_SECONDS = 60;
const AT_ONCE = 100;
/** Polls as well, because a connection may die silently. */
const WAIT_MS = 5_000;
const SILENCE_MS = 3 * WAIT_MS;
const PAUSE_MS = 500;
/** Entries that cannot be written for this long are dropped. */
const PATIENCE_MS = 30_000;

type Waiting = { entry: string; since: number };
type Receive = (entry: string) => void;

/**
 * The nodes append to one table, and NOTIFY wakes the readers: each continues from its last entry. A bare notification
 * (`@socket.io/postgres-adapter`) is lost for nodes that are reconnecting.
 */
export async function openPostgresPost(url: string, hear: Receive, onReturn: () => void): Promise<Post> {
  const named = { connectionString: url, application_name: 'atalaya-live' };
  const writer = new Pool({ ...named, max: 1, query_timeout: SILENCE_MS });
  // A pool without an error listener would crash the process when an idle connection breaks.
  writer.on('error', () => {});
  const { rows } = await writer.query<{ id: string }>('select coalesce(max(id), 0) as id from live_entry');
  const closing = new AbortController();
  const reading = readOn(() => new Client({ ...named, query_timeout: SILENCE_MS }), {
    from: rows[0]?.id ?? '0',
    hear,
    onReturn,
    closing: closing.signal,
  });
  const writing = makeWriter(writer, closing.signal);
  const cleaning = setInterval(() => {
    writer
      .query(`delete from live_entry where at < now() - interval '${KEPT_SECONDS} seconds'`)
      .catch(() => {});
  }, KEPT_SECONDS * 1_000).unref();
  return {
    write: writing.write,
    async close() {
      closing.abort();
      clearInterval(cleaning);
      // Tells the other nodes that this one leaves.
      await writing.end();
      await writer.end();
      await reading;
    },
  };
}

/**
 * Writers take turns, so that entries appear in the order of their numbers: a reader would skip a lower number that
 * appears later.
 */
const SAY = `
  with turn as materialized (select pg_advisory_xact_lock(hashtext('${CHANNEL}'))),
  said as (
    insert into live_entry (entry)
    select entry from turn, unnest($1::text[]) with ordinality as one(entry, place) order by place
    returning id
  )
  select pg_notify('${CHANNEL}', '') from said limit 1`;

function makeWriter(pool: Pool, closing: AbortSignal) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const run = async () => {
    while (waiting.length > 0)
      try {
        const some = waiting.slice(0, AT_ONCE);
        await pool.query(SAY, [some.map(({ entry }) => entry)]);
        waiting.splice(0, some.length);
      } catch {
        if (closing.aborted) break;
        await pause(PAUSE_MS, undefined, { ref: false });
        waiting = waiting.filter(({ since }) => Date.now() - since < PATIENCE_MS);
      }
    // Reset together with the last check, so that a later write starts it again.
    running = undefined;
  };

  return {
    write(entry: string): void {
      waiting.push({ entry, since: Date.now() });
      running ??= run();
    },
    end: () => running ?? Promise.resolve(),
  };
}

type Reading = { from: string; hear: Receive; onReturn: () => void; closing: AbortSignal };

/** Reads until closing, reconnecting as needed. */
async function readOn(connect: () => Client, { from, hear, onReturn, closing }: Reading): Promise<void> {
  let [last, wasAway] = [from, false];
  while (!closing.aborted) {
    const client = connect();
    const called = makeBell(client, closing);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (!closing.aborted) {
        const { rows } = await client.query<{ id: string; entry: string }>(
          `select id, entry from live_entry
           where id > $1 and at > now() - interval '${KEPT_SECONDS} seconds' order by id limit ${AT_ONCE}`,
          [last],
        );
        for (const { id, entry } of rows) {
          last = id;
          hear(entry);
        }
        if (wasAway) onReturn();
        wasAway = false;
        if (rows.length < AT_ONCE) await called();
      }
    } catch {
      wasAway = true;
      if (!closing.aborted) await pause(PAUSE_MS, undefined, { ref: false });
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Resolves when there may be something to read; a signal without a waiter is not lost. */
function makeBell(client: Client, closing: AbortSignal): () => Promise<void> {
  let hasRung = false;
  let wake = () => {};
  const ring = () => {
    hasRung = true;
    wake();
  };
  client.on('notification', ring).on('error', ring).on('end', ring);
  closing.addEventListener('abort', ring);
  return async () => {
    if (!hasRung) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, WAIT_MS);
        wake = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
    hasRung = false;
  };
}
