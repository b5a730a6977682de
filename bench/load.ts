import { connect, type Socket } from 'node:net';
import { cpuSeconds, type RunningServer } from './server';

const CONNECTIONS = 32;

/**
 * Requests per second of the server's own CPU time at full load. All responses of a path have the same length, so the
 * client only counts bytes and costs less than what it measures; autocannon stopped at 340 requests a second.
 */
export async function rate(
  server: RunningServer,
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
  const before = await cpuSeconds(server.child.pid ?? 0);
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => drive(Number(port), hostname, request, until)),
  );
  const used = (await cpuSeconds(server.child.pid ?? 0)) - before;
  return counts.reduce((sum, count) => sum + count, 0) / used;
}

function drive(port: number, host: string, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host, noDelay: true });
    let responses = 0;
    let bodyLength = -1;
    let missing = 0;
    const send = () => {
      missing = -1;
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing === -1) {
        const end = chunk.indexOf('\r\n\r\n');
        const head = chunk.toString('latin1', 0, end);
        if (end < 0 || !head.startsWith('HTTP/1.1 200'))
          return reject(new Error(head.split('\r\n')[0] ?? 'no response'));
        bodyLength = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        if (Number.isNaN(bodyLength)) return reject(new Error('a response without content-length'));
        missing = bodyLength - (chunk.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      responses += 1;
      if (performance.now() < until) return send();
      socket.destroy();
      resolve(responses);
    });
  });
}
