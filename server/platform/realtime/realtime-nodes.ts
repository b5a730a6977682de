import type { Namespace, ServerOptions } from 'socket.io';
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';
import type { Env } from '../../env';
import type { Dependency } from '../dependencies/dependency';
import { openPostgresPost } from './realtime-postgres';

type Message = ClusterMessage | ClusterResponse;

/** The log that all nodes write to and read in one order. Writes are not awaited. */
export type Post = { write(entry: string): void; close(): Promise<void> };

export type Nodes = { adapter: NonNullable<ServerOptions['adapter']>; close(): Promise<void> };

/**
 * Connects several nodes through Redis or the shared database; the demo has one node and needs neither. `onReturn` is
 * called after an outage, when messages may have been missed.
 */
export async function openNodes(
  env: Env,
  databaseUrl: string | undefined,
  onReturn: () => void,
  redis: Dependency,
): Promise<Nodes | undefined> {
  const adapters = new Set<NodeAdapter>();
  const hear = inOrder((message) => {
    for (const adapter of adapters) if (adapter.nsp.name === message.nsp) adapter.onMessage(message);
  });
  const post = env.REDIS_URL
    ? (await import('./realtime-redis')).openRedisPost(env.REDIS_URL, hear, onReturn, redis)
    : databaseUrl && (await openPostgresPost(databaseUrl, hear, onReturn));
  if (!post) return undefined;
  let written = 0;
  const write = (message: Message): void => {
    written += 1;
    post.write(JSON.stringify({ at: written, message }));
  };
  // Socket.IO calls it with `new`, so it cannot be an arrow function.
  function adapter(namespace: Namespace): NodeAdapter {
    const made = new NodeAdapter(namespace, write);
    adapters.add(made);
    return made;
  }
  return { adapter, close: () => post.close() };
}

/** Drops duplicates, which a retry after a broken connection can cause. */
function inOrder(hear: (message: ClusterMessage) => void): (entry: string) => void {
  const heard = new Map<string, number>();
  return (entry) => {
    const { at, message } = JSON.parse(entry) as { at: number; message: ClusterMessage };
    if (at <= (heard.get(message.uid) ?? 0)) return;
    heard.set(message.uid, at);
    hear(message);
  };
}

class NodeAdapter extends ClusterAdapterWithHeartbeat {
  readonly #write: (message: Message) => void;

  constructor(namespace: Namespace, write: (message: Message) => void) {
    super(namespace, {});
    this.#write = write;
  }

  /** Not awaited: this node's own pages get the message in any case. */
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#write(message);
    return '';
  }

  /** Every node reads it; those that did not ask ignore it. */
  protected override async doPublishResponse(_asker: string, response: ClusterResponse): Promise<void> {
    this.#write(response);
  }
}
