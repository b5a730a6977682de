import { once } from 'node:events';
import { connect } from 'node:net';
import type { Bench } from './server';

export type Client = {
  /** From the first byte of the question to the last of the answer, on a connection that is open already. */
  ask(method: string, path: string, body?: object): Promise<{ ms: number; answer: unknown }>;
  close(): void;
};

/**
 * One connection, one question after another. A client of our own, because what `fetch` does for a question takes longer
 * than the server does: it would be measured along.
 */
export async function openClient({ url }: Pick<Bench, 'url'>, cookie: string): Promise<Client> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received: Buffer[] = [];
  let missing = -1;
  let settle: { done(text: string): void; failed(error: Error): void } | undefined;
  socket.on('error', (error) => settle?.failed(error));
  socket.on('close', () => settle?.failed(new Error('the connection closed')));
  socket.on('data', (chunk) => {
    received.push(chunk);
    if (missing < 0) {
      const all = received.length === 1 ? chunk : Buffer.concat(received);
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(all.toString('latin1', 0, end))?.[1] ?? 0);
      received = [all];
      missing = length - (all.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    const text = Buffer.concat(received).toString();
    received = [];
    missing = -1;
    settle?.done(text);
  });
  return {
    async ask(method, path, body) {
      const json = body ? JSON.stringify(body) : '';
      const lines = [
        `${method} ${path} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        `cookie: ${cookie}`,
        ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
      ];
      const question = `${lines.join('\r\n')}\r\n\r\n${json}`;
      const started = performance.now();
      const text = await new Promise<string>((done, failed) => {
        settle = { done, failed };
        socket.write(question);
      });
      const ms = performance.now() - started;
      const head = text.slice(0, text.indexOf('\r\n\r\n'));
      const content = text.slice(head.length + 4);
      if (!/^HTTP\/1\.1 2/.test(head))
        throw new Error(`${method} ${path}: ${head.split('\r\n')[0]} ${content}`);
      return { ms, answer: content === '' ? undefined : JSON.parse(content) };
    },
    close: () => {
      settle = undefined;
      socket.destroy();
    },
  };
}
