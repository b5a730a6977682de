import type { Namespace, ServerOptions } from 'socket.io';
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter';
import type { Env } from '../../env';
import { openPostgresPost } from './realtime-postgres';
import { openRedisPost } from './realtime-redis';

type Message = ClusterMessage | ClusterResponse;

/** Where nodes leave each other entries, which all of them read in one order. Nobody waits for a writing. */
export type Post = { write(entry: string): void; close(): Promise<void> };

export type Nodes = { adapter: NonNullable<ServerOptions['adapter']>; close(): Promise<void> };

/**
 * Where several nodes meet: Redis, or the database that they share. The demo is one node, and needs none. `onReturn` is called
 * when the way to the others is open again after it was not: something may have been missed.
 */
export async function openNodes(
  env: Env,
  databaseUrl: string | undefined,
  onReturn: () => void,
): Promise<Nodes | undefined> {
  const adapters = new Set<NodeAdapter>();
  const hear = inOrder((message) => {
    for (const adapter of adapters) if (adapter.nsp.name === message.nsp) adapter.onMessage(message);
  });
  const post = env.REDIS_URL
    ? openRedisPost(env.REDIS_URL, hear, onReturn)
    : databaseUrl && (await openPostgresPost(databaseUrl, hear, onReturn));
  if (!post) return undefined;
  let written = 0;
  const write = (message: Message): void => {
    written += 1;
    post.write(JSON.stringify({ at: written, message }));
  };
  // Socket.IO calls it with `new`, which an arrow or a method does not take.
  function adapter(namespace: Namespace): NodeAdapter {
    const made = new NodeAdapter(namespace, write);
    adapters.add(made);
    return made;
  }
  return { adapter, close: () => post.close() };
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

class NodeAdapter extends ClusterAdapterWithHeartbeat {
  readonly #write: (message: Message) => void;

  constructor(namespace: Namespace, write: (message: Message) => void) {
    super(namespace, {});
    this.#write = write;
  }

  /** Not waited for: this node's own pages are told whatever becomes of the post. */
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    this.#write(message);
    return '';
  }

  /** Everyone reads it; whoever has not asked does not care. */
  protected override async doPublishResponse(_asker: string, response: ClusterResponse): Promise<void> {
    this.#write(response);
  }
}
