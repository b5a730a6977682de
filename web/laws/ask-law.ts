import { data } from 'react-router';
import { HttpError } from '../platform/http-error';

/** An unknown law or article is a page that does not exist. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}
