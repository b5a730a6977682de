import { type ErrorBody, type ErrorCode, errors } from '@atalaya/core/errors';

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
