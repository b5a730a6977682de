import { data } from 'react-router';
import { HttpError } from '../platform/http-error';

/** A piece that does not exist is the page «not found»; any other failure stays one. */
export const orNotFound = (error: unknown): never => {
  if (error instanceof HttpError && error.status === 404) throw data(null, { status: 404 });
  throw error;
};
