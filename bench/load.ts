import { connect, type Socket } from 'node:net';
import { type Bench, processorSeconds } from './server';

const CONNECTIONS = 32;

/**
 * Requests per second of the server's own processor time, at full load: what the machine does beside it does not count.
 * A client of our own, because the answers of one address are all alike: it reads the length of the first and then
 * only counts bytes, so that the load costs less than what it measures.
 */
export async function rate(
  server: Bench,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const until = performance.now() + seconds * 1000;
  const before = await processorSeconds(server.child.pid ?? 0);
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => drive(Number(port), hostname, request, until)),
  );
  const used = (await processorSeconds(server.child.pid ?? 0)) - before;
  return counts.reduce((sum, count) => sum + count, 0) / used;
}

function drive(port: number, host: string, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host, noDelay: true });
    let answered = 0;
    let bodyLength = -1;
    let missing = 0;
    const ask = () => {
      missing = -1;
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing === -1) {
        const end = chunk.indexOf('\r\n\r\n');
        const head = chunk.toString('latin1', 0, end);
        if (end < 0 || !head.startsWith('HTTP/1.1 200'))
          return reject(new Error(head.split('\r\n')[0] ?? 'no answer'));
        bodyLength = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        if (Number.isNaN(bodyLength)) return reject(new Error('an answer without content-length'));
        missing = bodyLength - (chunk.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) return ask();
      socket.destroy();
      resolve(answered);
    });
  });
}
