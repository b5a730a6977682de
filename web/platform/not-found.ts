import { data, isRouteErrorResponse } from 'react-router';
import { HttpError } from './http-error';

/** What a loader throws where there is nothing; the nearest error boundary shows the page for it. */
export const notFound = () => data(null, { status: 404 });

/**
 * Nothing is at this address: what `notFound` threw, or the API's answer, which is 400 to an id that cannot exist. Error
 * pages ask this of every error, so that the loader of an app page passes the API's answer on.
 */
export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error)
    ? error.status === 404
    : error instanceof HttpError && (error.status === 404 || error.status === 400);

/** For the reads of a guest page, which answers 404 for whatever the API refuses: `.catch(orNotFound)`. */
export function orNotFound(error: unknown): never {
  throw error instanceof HttpError && error.status < 500 ? notFound() : error;
}
