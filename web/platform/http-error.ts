import type { ErrorBody, ErrorCode } from '@atalaya/core/errors';

const SERVER_FAILED = 'Algo ha fallado en el servidor. Inténtalo de nuevo.';

/**
 * A failed call. `message` is for the log, `sentence` for the user; it comes with the response, so that pages do not
 * bundle the error tables.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly details: NonNullable<ErrorBody['details']>;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    statusText: string,
    body?: Partial<ErrorBody>,
    retryAfter: string | null = null,
  ) {
    super(`${status}: ${statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.code = body?.code ?? 'server.failed';
    this.sentence = body?.message ?? SERVER_FAILED;
    this.details = body?.details ?? {};
    this.retryAfterMs = millisecondsOf(retryAfter);
  }

  /** Sentences for the fields of a form, by field name. */
  get fields(): Record<string, string> {
    return this.details.fields ?? {};
  }
}

/** `Retry-After` is a number of seconds or a date. */
function millisecondsOf(retryAfter: string | null): number | null {
  if (!retryAfter) return null;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** This device holds no place of the account now (core/devices): nothing was judged, and closing another device helps. */
export const isNoPlace = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'devices.over-limit' || error.code === 'devices.blocked');

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');

/** No answer, or a server that cannot answer, or not this device, now: what is stored on the device may be shown. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || isNoPlace(error);

/** The sentence for any error of a call; network failures are not HttpErrors. */
export const sentenceFor = (error: unknown): string =>
  error instanceof HttpError
    ? error.sentence
    : 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.';
