import { Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';

type Message = ClusterMessage | ClusterResponse;

const STREAM = 'atalaya:live';
/** How far back a node that was away can still read. */
const KEPT_MESSAGES = 10_000;
const READ_AT_ONCE = 100;
const WAIT_MS = 5_000;
/** A reader that is not even told «nothing new» talks to a dead connection. */
const SILENCE_MS = 3 * WAIT_MS;
const PAUSE_MS = 500;

export type RedisNodes = { adapter(namespace: Namespace): NodeAdapter; close(): Promise<void> };

/**
 * The nodes write to one stream and each reads it from where it was. `@socket.io/redis-streams-adapter` does the same, but asks
 * for «what comes from now on» until something has come, so that what is written while it asks anew is lost, and tells
 * the pages of its own node nothing while Redis is away. `onReturn`: Redis was away, and something may have gone with it.
 */
export function openRedisNodes(url: string, onReturn: () => void): RedisNodes {
  // What it cannot write for long (ten seconds at least, less than a minute) it drops: a storm of minutes ago is none.
  const writer = new Redis(url);
  const reader = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS });
  // Both try again by themselves; without a listener they would fill the log.
  for (const redis of [writer, reader]) redis.on('error', () => {});
  const adapters = new Set<NodeAdapter>();
  const closing = new AbortController();
  let written = 0;
  const write = (message: Message): void => {
    written += 1;
    const entry = JSON.stringify({ at: written, message });
    writer.xadd(STREAM, 'MAXLEN', '~', KEPT_MESSAGES, '*', 'entry', entry).catch(() => {});
  };
  const hear = inOrder((message) => {
    for (const adapter of adapters) if (adapter.nsp.name === message.nsp) adapter.onMessage(message);
  });
  reader.once('ready', () => reader.on('ready', onReturn));
  const reading = readOn(reader, hear, closing.signal);
  // Socket.IO calls it with `new`, which an arrow or a method does not take.
  function adapter(namespace: Namespace): NodeAdapter {
    const made = new NodeAdapter(namespace, write);
    adapters.add(made);
    return made;
  }
  return {
    adapter,
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

/** Written twice by a connection that broke before it was answered: heard once. */
function inOrder(hear: (message: ClusterMessage) => void): (entry: string) => void {
  const heard = new Map<string, number>();
  return (entry) => {
    const { at, message } = JSON.parse(entry) as { at: number; message: ClusterMessage };
    if (at <= (heard.get(message.uid) ?? 0)) return;
    heard.set(message.uid, at);
    hear(message);
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

class NodeAdapter extends ClusterAdapterWithHeartbeat {
  readonly #write: (message: Message) => void;

  constructor(namespace: Namespace, write: (message: Message) => void) {
    super(namespace, {});
    this.#write = write;
  }

  /** Not waited for: this node's own pages are told whatever becomes of Redis. */
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#write(message);
    return '';
  }

  /** Everyone reads it; whoever has not asked does not care. */
  protected override async doPublishResponse(_asker: string, response: ClusterResponse): Promise<void> {
    this.#write(response);
  }
}
