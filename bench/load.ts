import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;

/**
 * Requests a second at full load. A client of our own, because the answers of one address are all alike: it reads the
 * length of the first and then only counts bytes, so that the load costs less than what it measures.
 */
export async function rate(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => drive(Number(port), hostname, request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
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
