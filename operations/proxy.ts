import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../server/testing/test-redis';

const CHECK_MS = 500;

export type Proxy = { url: string; port: number; stop(): Promise<void> };

/**
 * Round robin over the nodes; requests of one browser's live connection stay on one node. A node that is not ready or
 * refuses the connection is passed over, and nothing else is tried again: the request may have been carried out.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const unready = new Set<number>();
  const check = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) unready.delete(port);
    else unready.add(port);
  };
  const checks = setInterval(() => ports.map(check), CHECK_MS);
  const portsFor = (request: IncomingMessage): number[] => {
    const first = request.url?.startsWith('/socket.io') ? numberOf(request.headers.cookie ?? '') : turn++;
    const inTurn = ports.map((_, index) => ports[(first + index) % ports.length] ?? 0);
    return [...inTurn.filter((port) => !unready.has(port)), ...inTurn.filter((port) => unready.has(port))];
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (body) forward(request, body, response, portsFor(request));
  });
  server.on('upgrade', (request, socket) => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    const tryNext = ([port, ...others]: number[]): void => {
      if (port === undefined) return void socket.destroy();
      const node = connect(port, '127.0.0.1');
      node.once('error', (error) => (isRefused(error) ? tryNext(others) : socket.destroy()));
      node.once('connect', () => {
        node.write(`${lines.join('\r\n')}\r\n\r\n`);
        node.pipe(socket).pipe(node);
      });
      socket.on('error', () => node.destroy()).on('close', () => node.destroy());
      node.on('close', () => socket.destroy());
    };
    tryNext(portsFor(request));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  [port, ...others]: number[],
): void {
  if (port === undefined) return void response.writeHead(502).end('no node');
  const address = request.headers['x-client-address'] ?? request.socket.remoteAddress;
  // A connection for each request: one that is kept open could be closed by a node that stops.
  const headers = { ...request.headers, connection: 'close', 'x-forwarded-for': address };
  send({ port, host: '127.0.0.1', method: request.method, path: request.url, headers, agent: false })
    .on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    })
    .on('error', (error) => {
      if (isRefused(error)) forward(request, body, response, others);
      else if (!response.headersSent) response.writeHead(502).end(error.message);
    })
    .end(body);
}

const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

const numberOf = (text: string): number => [...text].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0);
