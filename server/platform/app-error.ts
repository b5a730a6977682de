import { type ErrorBody, type ErrorCode, errors } from '@atalaya/core/errors';

/** The window of the rate limits. */
const DEFAULT_RETRY_SECONDS = 60;

/** Thrown by use cases. Any other error is reported as an internal error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];

  constructor(code: ErrorCode, details?: ErrorBody['details']) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  /** Seconds until the request may be repeated; sent as `Retry-After`. */
  get retryAfter(): number | undefined {
    const seconds = this.details?.retryAfterSeconds;
    if (typeof seconds === 'number') return Math.max(1, Math.ceil(seconds));
    return this.status === 429 ? DEFAULT_RETRY_SECONDS : undefined;
  }

  get status(): number {
    return errors[this.code].status;
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: errors[this.code].sentence,
      ...(this.details ? { details: this.details } : {}),
    };
  }
}
