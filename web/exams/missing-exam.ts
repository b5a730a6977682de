import { data } from 'react-router';
import { HttpError } from '../platform/http-error';

/** Another user's exam is reported as not found. */
export function missing(error: unknown): never {
  const isMissing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  throw isMissing ? data(null, { status: 404 }) : error;
}
