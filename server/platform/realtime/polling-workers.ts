import { randomBytes } from 'node:crypto';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { LiveServer } from './live-socket';

/** The name of a worker, a dot and a random part. */
const SESSION_ID = /^([a-z0-9]+)\.[\w-]+$/;

/**
 * Long polling sends many requests for one session, and the port gives each connection to any worker. A session id names
 * the worker that holds the session, and the others forward its requests to that worker's own socket. Returns a cleanup
 * function.
 */
export function sharePolling(engine: LiveServer['engine'], http: HttpServer, socket: string): () => void {
  const own = basename(socket);
  engine.generateId = () => `${own}.${randomBytes(15).toString('base64url')}`;
  engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const owner = ownerOf(request);
    if (owner === undefined || owner === own) return next();
    const target = join(dirname(socket), owner);
    if (request.headers.upgrade) forwardUpgrade(request, target, next);
    else forwardRequest(request, response, target, next);
  });
  const fromWorkers = createServer((request, response) => http.emit('request', request, response));
  fromWorkers.on('upgrade', (...upgrade) => http.emit('upgrade', ...upgrade));
  // Exclusive: `node:cluster` would share this socket too.
  fromWorkers.listen({ path: socket, exclusive: true });
  return () => {
    fromWorkers.close();
    fromWorkers.closeAllConnections();
  };
}

function ownerOf({ url = '' }: IncomingMessage): string | undefined {
  const id = new URL(url, 'http://localhost').searchParams.get('sid') ?? '';
  return SESSION_ID.exec(id)?.[1];
}

/** When the owner is gone, `next` lets the engine answer that it does not know the session: the browser connects again. */
function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  socketPath: string,
  next: () => void,
): void {
  const { method, url, headers } = request;
  const forwarded = send(
    // A new connection each time: a kept one may be closed at the moment of its use. This worker closes it: an owner that
    // answers and closes first makes Node's last, empty write fail, and the answer is lost.
    { socketPath, method, path: url, headers: { ...headers, connection: 'keep-alive' }, agent: false },
    (answer) => {
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      pipeline(answer, response, () => {});
    },
  );
  forwarded.on('error', () => {
    if (!response.headersSent && !response.destroyed) next();
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

function forwardUpgrade(request: IncomingMessage, path: string, next: () => void): void {
  const { socket, rawHeaders } = request;
  const owner = connect(path);
  owner.once('error', next);
  owner.once('connect', () => {
    owner.off('error', next);
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    owner.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    pipeline(socket, owner, () => {});
    pipeline(owner, socket, () => {});
  });
}
