import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from './app-error';
import { requestLine } from './request-log';

/** Maps the errors of Fastify, its plugins, a full disk and a database that is away to our codes. */
const codes: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_REQ_FILE_TOO_LARGE: 'request.too-large',
  FST_FILES_LIMIT: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.invalid',
  ENOSPC: 'server.no-space',
  EDQUOT: 'server.no-space',
  // PostgreSQL's disk_full.
  53100: 'server.no-space',
  // PostgreSQL is away, full of connections, ending or starting: the same request works a moment later.
  ECONNREFUSED: 'server.busy',
  ECONNRESET: 'server.busy',
  CONNECT_TIMEOUT: 'server.busy',
  CONNECTION_CLOSED: 'server.busy',
  CONNECTION_ENDED: 'server.busy',
  CONNECTION_DESTROYED: 'server.busy',
  53300: 'server.busy',
  '57P01': 'server.busy',
  '57P02': 'server.busy',
  '57P03': 'server.busy',
  // A statement or a lock took longer than the database allows.
  57014: 'server.busy',
  '55P03': 'server.busy',
};

/** Turns errors into responses: known codes as they are, unknown ones logged and masked. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error);
    // The failed stream had already set a content-encoding.
    reply.code(known.status).removeHeader('content-encoding');
    // The rate limits have set their own.
    if (known.retryAfter !== undefined && !reply.hasHeader('retry-after'))
      reply.header('retry-after', known.retryAfter);
    if (known.status >= 500) request.log.error({ ...requestLine(request, reply), err: error }, 'fault');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(known.body));
  });
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  // Drizzle wraps the errors of the database.
  const code = codes[error.code] ?? codes[codeOf(error.cause)];
  if (code) return new AppError(code);
  if (error.statusCode === 429) return new AppError('request.too-many');
  if (error.statusCode === 400) return new AppError('request.invalid');
  return new AppError('server.failed');
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
