import { Redis } from 'ioredis';
import type { Post } from './realtime-nodes';

const STREAM = 'atalaya:live';
/** How far back a node that was away can still read. */
const KEPT_MESSAGES = 10_000;
const READ_AT_ONCE = 100;
const WAIT_MS = 5_000;
/** A reader that is not even told «nothing new» talks to a dead connection. */
const SILENCE_MS = 3 * WAIT_MS;
const PAUSE_MS = 500;

/**
 * The nodes write to one stream and each reads it from where it was. `@socket.io/redis-streams-adapter` does the same, but asks
 * for «what comes from now on» until something has come, so that what is written while it asks anew is lost, and tells
 * the pages of its own node nothing while Redis is away.
 */
export function openRedisPost(url: string, hear: (entry: string) => void, onReturn: () => void): Post {
  // What it cannot write for long (ten seconds at least, less than a minute) it drops: a storm of minutes ago is none.
  const writer = new Redis(url);
  const reader = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS });
  // Both try again by themselves; without a listener they would fill the log.
  for (const redis of [writer, reader]) redis.on('error', () => {});
  const closing = new AbortController();
  // The first time too: Redis may have been away when this node began.
  reader.on('ready', onReturn);
  const reading = readOn(reader, hear, closing.signal);
  return {
    write: (entry) =>
      void writer.xadd(STREAM, 'MAXLEN', '~', KEPT_MESSAGES, '*', 'entry', entry).catch(() => {}),
    async close() {
      closing.abort();
      reader.disconnect();
      // The others are told that this node goes, if there is anyone to tell.
      if (writer.status === 'ready') await writer.quit().catch(() => {});
      writer.disconnect();
      await reading;
    },
  };
}

async function readOn(reader: Redis, hear: (entry: string) => void, closing: AbortSignal): Promise<void> {
  let from: string | undefined;
  while (!closing.aborted)
    try {
      from ??= (await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';
      const found = await reader.xread('COUNT', READ_AT_ONCE, 'BLOCK', WAIT_MS, 'STREAMS', STREAM, from);
      for (const [id, [, entry]] of found?.[0]?.[1] ?? []) {
        from = id;
        hear(entry ?? '');
      }
    } catch {
      // Redis is away, or someone else has written to the stream what we do not understand.
      if (!closing.aborted) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}
