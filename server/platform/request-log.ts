import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Env } from '../env';

const MAX_LOG_BYTES = 20 * 1024 * 1024;

/** JSON lines on stdout; in the demo in a file beside the data. */
export function loggerOptions(
  env: Env,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Errors are logged without the request, which may contain personal data.
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

/** Drizzle's errors contain the values of the failed query, which may be personal data. */
const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

export const demoLogFile = (dataDir: string): string => join(dataDir, 'server.log');

function demoLog(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const file = demoLogFile(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  // A full disk must not crash the server.
  stream.on('error', () => {});
  return stream;
}

/** Logs the route pattern, never the URL with its ids, tokens and searches, and no IP address. */
export const requestLine = (request: FastifyRequest, reply: FastifyReply) => ({
  id: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'unmatched',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

/** One line per request; errors are logged by errors-plugin.ts. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(requestLine(request, reply), 'request');
    done();
  });
}
