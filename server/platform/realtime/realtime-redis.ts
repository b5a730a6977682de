import { Redis } from 'ioredis';
import type { Dependency } from '../dependencies/dependency';
import type { Post } from './realtime-nodes';

const STREAM = 'atalaya:live';
/** How many entries are kept for nodes that were away. */
const KEPT_MESSAGES = 10_000;
const READ_AT_ONCE = 100;
const WAIT_MS = 5_000;
/** No response within this time means a dead connection. */
const SILENCE_MS = 3 * WAIT_MS;
const PAUSE_MS = 500;

/**
 * The nodes append to one stream and each reads on from its position. `@socket.io/redis-streams-adapter` loses what is
 * written between two reads at the start, and does not deliver to its own node while Redis is away.
 */
export function openRedisPost(
  url: string,
  hear: (entry: string) => void,
  onReturn: () => void,
  watched: Dependency,
): Post {
  // Writes that fail for long (between ten seconds and a minute) are dropped.
  const writer = new Redis(url);
  const reader = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS });
  // Both reconnect by themselves; without a listener they would log every attempt.
  writer.on('error', () => {});
  reader.on('error', watched.fails);
  const closing = new AbortController();
  // A connection that Redis ends is no error.
  reader.on('close', () => closing.signal.aborted || watched.fails(new Error('closed')));
  reader.on('ready', watched.works);
  // On the first connection too: Redis may have been away at the start.
  reader.on('ready', onReturn);
  void readOn(reader, hear, watched, closing.signal);
  return {
    write: (entry) =>
      void writer.xadd(STREAM, 'MAXLEN', '~', KEPT_MESSAGES, '*', 'entry', entry).catch(() => {}),
    async close() {
      // A read that was queued during an outage never ends after this, so it is not awaited.
      closing.abort();
      reader.disconnect();
      // Tells the other nodes that this one leaves.
      if (writer.status === 'ready') await writer.quit().catch(() => {});
      writer.disconnect();
    },
  };
}

async function readOn(
  reader: Redis,
  hear: (entry: string) => void,
  watched: Dependency,
  closing: AbortSignal,
): Promise<void> {
  let from: string | undefined;
  while (!closing.aborted)
    try {
      from ??= (await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';
      const found = await reader.xread('COUNT', READ_AT_ONCE, 'BLOCK', WAIT_MS, 'STREAMS', STREAM, from);
      watched.works();
      for (const [id, [, entry]] of found?.[0]?.[1] ?? []) {
        if (closing.aborted) return;
        from = id;
        receiveKnown(hear, entry ?? '');
      }
    } catch (error) {
      if (closing.aborted) return;
      // Redis is away, or its key holds something else.
      watched.fails(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** A damaged entry must not delay those behind it. */
function receiveKnown(hear: (entry: string) => void, entry: string): void {
  try {
    hear(entry);
  } catch {
    // It was written by another version or program.
  }
}
