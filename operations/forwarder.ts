import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../server/testing/test-redis';

/** Forwards connections to another port, and can be made slow or silent. */
export async function openForwarder(to: number) {
  let delayMs = 0;
  let held: Array<() => void> | undefined;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, into: Socket) => {
    from.on('data', (bytes) => {
      const write = () => void (into.writable && into.write(bytes));
      if (held) held.push(write);
      else if (delayMs > 0) setTimeout(write, delayMs);
      else write();
    });
    from.on('close', () => into.destroy()).on('error', () => into.destroy());
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const one of [near, far]) sockets.add(one.on('close', () => sockets.delete(one)));
    pass(near, far);
    pass(far, near);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    /** Every piece of data comes this much later. */
    slow(ms: number): void {
      delayMs = ms;
    },
    /** Nothing comes through until `release`. */
    hold(): void {
      held = [];
    },
    release(): void {
      const waiting = held ?? [];
      held = undefined;
      for (const write of waiting) write();
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
