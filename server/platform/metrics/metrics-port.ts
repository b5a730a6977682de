import { createServer } from 'node:http';
import { OperatorError } from '../operator-error';

/** A port of its own, which no proxy shows to the world. */
export async function serveMetrics(
  host: string,
  wanted: number,
  metrics: () => Promise<string>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      // The database is away: the failing scrape is the alert.
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new OperatorError(`The metrics cannot be served (${message}): choose another METRICS_PORT.`)),
    );
    server.listen(wanted, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : wanted,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
