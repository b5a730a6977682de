import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import type { Post } from './realtime-nodes';

const CHANNEL = 'atalaya_live';
/** How far back a node that was away can still read: a storm of minutes ago is none. */
const KEPT_SECONDS = 60;
const AT_ONCE = 100;
/** Looked also without being called: a connection may die without a word. */
const WAIT_MS = 5_000;
const SILENCE_MS = 3 * WAIT_MS;
const PAUSE_MS = 500;
/** What cannot be written for so long is dropped. */
const PATIENCE_MS = 30_000;

type Waiting = { entry: string; since: number };
type Hear = (entry: string) => void;

/**
 * The nodes write to one table, and a notification says that there is something: each reads on from the last entry it knows. The
 * notification alone (`@socket.io/postgres-adapter`) is lost on whoever is not listening at that moment.
 */
export async function openPostgresPost(url: string, hear: Hear, onReturn: () => void): Promise<Post> {
  const named = { connectionString: url, application_name: 'atalaya-live' };
  const writer = new Pool({ ...named, max: 1, query_timeout: SILENCE_MS });
  // A connection that breaks while idle is made anew; without a listener it would take the server along.
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
      // The others are told that this node goes, if there is anyone to tell.
      await writing.end();
      await writer.end();
      await reading;
    },
  };
}

/**
 * One after the other, whichever node writes, so that an entry is never seen before one with a lower number: a reader would
 * pass over it. The number is drawn after the turn has come.
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
    // In the same breath as the last look: what is written from now on starts it again.
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

type Reading = { from: string; hear: Hear; onReturn: () => void; closing: AbortSignal };

/** Until the end, over as many connections as it takes. */
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

/** Waits until there may be something to read; what rings while nobody waits is not lost. */
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
