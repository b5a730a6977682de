import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../env';

const MAX_LOG_BYTES = 20 * 1024 * 1024;

/** JSON lines: to the terminal in production, to a file beside the data in the demo, whose terminal belongs to people. */
export function loggerOptions(
  env: Env,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // An error is logged by its name, message and stack: never with the request that met it, which may hold personal data.
    serializers: {
      err: ({ name, message, stack }) => ({
        type: name,
        message: withoutValues(message),
        stack: withoutValues(stack ?? ''),
      }),
    },
    ...(stream
      ? { stream }
      : env.demo && env.LOG_LEVEL !== 'silent'
        ? { stream: demoLog(env.DATA_DIR) }
        : {}),
  };
}

/** Drizzle names the values of a query that failed, and a value may be anything: an address, a hash, a letter. */
const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

export const demoLogFile = (dataDir: string): string => join(dataDir, 'server.log');

function demoLog(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const file = demoLogFile(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  // A disk that fills up must not take the server with it.
  stream.on('error', () => {});
  return stream;
}

/** What a line tells of a request: the route's pattern, never the address with its ids, tokens and searches, and no IP address. */
export const requestLine = (request: FastifyRequest, reply: FastifyReply) => ({
  id: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'unmatched',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

/** One line per request, where someone reads them: faults are logged by errors-plugin.ts at any level. */
export function logRequests(app: FastifyInstance): void {
  if (!['debug', 'trace'].includes(app.kit.env.LOG_LEVEL)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(requestLine(request, reply), 'request');
    done();
  });
}
